import { can, page, type Screen } from '../../app/screens/screen.ts'

export const memberScreens: readonly Screen[] = [
  { path: '/users', title: 'users', layout: 'shell', guard: page, place: { section: 'company', order: 2 } },
  { path: '/batch-invite', title: 'batchInvite', layout: 'shell', guard: can('users') },
]
