import { anyone, type Screen } from '../../../core/screens/screen.ts'

export const partnerScreens: readonly Screen[] = [
  {
    path: '/bindqurey',
    title: 'bindqurey',
    layout: 'public',
    guard: anyone,
    texts: ['partner', 'public-page'],
    load: () => import('./Binding.tsx'),
  },
  {
    path: '/association-broker',
    title: 'associationBroker',
    layout: 'public',
    guard: anyone,
    texts: ['partner', 'public-page'],
    load: () => import('./Binding.tsx'),
  },
]
