import { member, type Screen } from '../../app/screens/screen.ts'

export const homeScreens: readonly Screen[] = [
  { path: '/home', title: 'home', layout: 'shell', guard: member, place: { section: 'start', order: 1 } },
  { path: '/menu', title: 'menu', layout: 'shell', guard: member },
  { path: '/index', title: 'index', layout: 'shell', guard: { kind: 'leads-to', path: '/home' } },
]
