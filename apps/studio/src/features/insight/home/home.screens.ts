import { member, type Screen } from '../../../core/screens/screen.ts'

export const homeScreens: readonly Screen[] = [
  {
    path: '/home',
    title: 'home',
    layout: 'shell',
    guard: member,
    place: { section: 'start', order: 1 },
    texts: ['home', 'figures'],
    load: () => import('./Home.tsx'),
  },
  { path: '/menu', title: 'menu', layout: 'shell', guard: member, texts: 'home', load: () => import('./FullMenu.tsx') },
  { path: '/index', title: 'index', layout: 'shell', guard: { kind: 'leads-to', path: '/home' } },
]
