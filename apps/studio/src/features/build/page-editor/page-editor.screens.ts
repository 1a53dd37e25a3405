import { reads, type Screen } from '../../../core/screens/screen.ts'

export const pageEditorScreens: readonly Screen[] = [
  {
    path: '/editor',
    title: 'editor',
    layout: 'full',
    guard: reads('design'),
    texts: [
      'page-editor',
      'blocks',
      'exchange',
      'shell-design',
      'component',
      'photo',
      'product-document',
      'product',
      'product-select',
      'framework',
    ],
    load: () => import('./PageEditor.tsx'),
  },
]
