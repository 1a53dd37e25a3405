import { page, reads, type Screen } from '../../../core/screens/screen.ts'

export const primaryProductScreens: readonly Screen[] = [
  {
    path: '/primary-product',
    title: 'primaryProduct',
    layout: 'shell',
    guard: page,
    place: { section: 'build', order: 4 },
    texts: ['primary-product', 'publisher', 'launch', 'places', 'partner'],
    load: () => import('./PrimaryProducts.tsx'),
  },
  {
    path: '/exclusive-node',
    aliases: ['/exclusiveNode'],
    title: 'exclusiveNode',
    layout: 'shell',
    guard: reads('offers'),
    under: '/primary-product',
    texts: ['primary-product', 'publisher', 'launch', 'places', 'partner'],
    load: () => import('./ExclusiveProducts.tsx'),
  },
]
