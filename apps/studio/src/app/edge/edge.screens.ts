import { anyone, type Screen } from '../../core/screens/screen.ts'

export const edgeScreens: readonly Screen[] = [
  {
    path: '/toPC',
    title: 'toPC',
    layout: 'public',
    guard: anyone,
    texts: 'edge',
    load: () => import('./LargerScreen.tsx'),
  },
]
