import { anyone, type Screen } from '../../../core/screens/screen.ts'

export const productTalkScreens: readonly Screen[] = [
  {
    path: '/product-talk',
    title: 'productTalk',
    layout: 'public',
    guard: anyone,
    texts: ['product-talk', 'public-page', 'framework'],
    load: () => import('./ProductTalk.tsx'),
  },
]
