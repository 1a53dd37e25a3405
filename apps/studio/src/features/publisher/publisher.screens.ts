import { can, page, type Screen } from '../../app/screens/screen.ts'

export const publisherScreens: readonly Screen[] = [
  { path: '/publisher', title: 'publisher', layout: 'shell', guard: page, place: { section: 'build', order: 5 } },
  { path: '/publishSettings', title: 'publishSettings', layout: 'shell', guard: can('publisher') },
  { path: '/publishTS', title: 'publishTS', layout: 'shell', guard: can('publisher') },
  { path: '/publishRenew', title: 'publishRenew', layout: 'shell', guard: can('publisher') },
]
