import { designer, reads, type Screen } from '../../../core/screens/screen.ts'

export const componentScreens: readonly Screen[] = [
  {
    path: '/builderPage',
    title: 'builderPage',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 5 },
    texts: 'component',
    load: () => import('./BlockBuilder.tsx'),
  },
  {
    path: '/acclist',
    title: 'acclist',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 6 },
    texts: 'component',
    load: () => import('./ApprovedComponents.tsx'),
  },
  {
    path: '/cclist',
    title: 'cclist',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 7 },
    texts: 'component',
    load: () => import('./CustomComponents.tsx'),
  },
  {
    path: '/ccLibrary',
    title: 'ccLibrary',
    layout: 'full',
    guard: reads('designParts'),
    texts: [
      'component',
      'exchange',
      'page-editor',
      'shell-design',
      'photo',
      'product-document',
      'product',
      'product-select',
      'framework',
    ],
    load: () => import('./ComponentEditor.tsx'),
  },
]
