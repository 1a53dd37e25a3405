import { anyone, type Screen } from '../../../core/screens/screen.ts'

export const examScreens: readonly Screen[] = [
  {
    path: '/product-talk',
    title: 'productTalk',
    layout: 'public',
    guard: anyone,
    isForPhones: true,
    texts: ['product-talk', 'exam', 'public-page', 'framework'],
    load: () => import('./AppHome.tsx'),
  },
]
