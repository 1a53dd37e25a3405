import { page, type Screen } from '../../../core/screens/screen.ts'

export const productScreens: readonly Screen[] = [
  {
    path: '/project',
    title: 'project',
    layout: 'shell',
    guard: page,
    place: { section: 'build', order: 1 },
    texts: ['product', 'launch', 'places'],
    load: () => import('./Products.tsx'),
  },
]
