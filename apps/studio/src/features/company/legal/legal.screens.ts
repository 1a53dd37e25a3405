import { anyone, type Screen } from '../../../core/screens/screen.ts'

export const legalScreens: readonly Screen[] = [
  {
    path: '/legal-privacy',
    title: 'legalPrivacy',
    layout: 'public',
    guard: anyone,
    texts: 'legal',
    load: () => import('./Legal.tsx'),
  },
]
