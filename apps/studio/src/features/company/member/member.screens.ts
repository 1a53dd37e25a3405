import { can, page, type Screen } from '../../../core/screens/screen.ts'

const texts = 'member'

export const memberScreens: readonly Screen[] = [
  {
    path: '/users',
    title: 'users',
    layout: 'shell',
    guard: page,
    place: { section: 'company', order: 2 },
    texts: [texts, 'primary-transfer'],
    load: () => import('./Users.tsx'),
  },
  {
    path: '/batch-invite',
    title: 'batchInvite',
    layout: 'shell',
    guard: can('users'),
    under: '/users',
    texts,
    load: () => import('./BatchInvite.tsx'),
  },
]
