import { page, reads, type Screen } from '../../../core/screens/screen.ts'

export const shellDesignScreens: readonly Screen[] = [
  {
    path: '/designStudio',
    title: 'designStudio',
    layout: 'shell',
    guard: page,
    place: { section: 'build', order: 2 },
    texts: ['product-board', 'product', 'product-document', 'framework'],
    load: () => import('../product-board/DesignStudio.tsx'),
  },
  {
    path: '/shellDashBoard',
    title: 'shellDashBoard',
    layout: 'shell',
    guard: reads('design'),
    under: '/project',
    texts: ['product-board', 'product', 'product-document', 'framework'],
    load: () => import('../product-board/ShellBoard.tsx'),
  },
  {
    path: '/editor',
    title: 'editor',
    layout: 'full',
    guard: reads('design'),
    texts: ['page-editor', 'shell-design', 'component', 'photo', 'product-document', 'product', 'framework'],
    load: () => import('../page-editor/PageEditor.tsx'),
  },
  {
    path: '/eventManager',
    title: 'eventManager',
    layout: 'full',
    guard: reads('design'),
    texts: ['flow', 'body', 'product-document', 'product', 'framework'],
    load: () => import('../flow/PageLogic.tsx'),
  },
  {
    path: '/steps',
    title: 'steps',
    layout: 'full',
    guard: reads('design'),
    texts: ['flow', 'body', 'product-document', 'product', 'framework'],
    load: () => import('../flow/Steps.tsx'),
  },
]
