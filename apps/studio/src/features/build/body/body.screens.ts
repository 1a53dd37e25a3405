import { reads, type Screen } from '../../../core/screens/screen.ts'

export const bodyScreens: readonly Screen[] = [
  {
    path: '/bodyDataSet',
    title: 'bodyDataSet',
    layout: 'shell',
    guard: reads('design'),
    texts: 'body',
    load: () => import('./BodyData.tsx'),
  },
  {
    path: '/bs-build',
    title: 'bsBuild',
    layout: 'full',
    guard: reads('design'),
    texts: ['body', 'product-document', 'product', 'product-select', 'framework'],
    load: () => import('./BodyBuilder.tsx'),
  },
]
