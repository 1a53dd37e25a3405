import { reads, type Screen } from '../../../core/screens/screen.ts'

export const paperworkScreens: readonly Screen[] = [
  {
    path: '/documentList',
    title: 'documentList',
    layout: 'shell',
    guard: reads('design'),
    under: '/project',
    texts: ['paperwork', 'product-select'],
    load: () => import('./DocumentList.tsx'),
  },
]
