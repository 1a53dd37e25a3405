import { member, page, type Screen } from '../../app/screens/screen.ts'

export const shellDesignScreens: readonly Screen[] = [
  { path: '/designStudio', title: 'designStudio', layout: 'shell', guard: page, place: { section: 'build', order: 2 } },
  { path: '/shellDashBoard', title: 'shellDashBoard', layout: 'shell', guard: member },
  {
    path: '/editor',
    title: 'editor',
    layout: 'full',
    guard: member,
    texts: ['page-editor', 'shell-design', 'component', 'photo', 'product-document', 'product', 'framework'],
    load: () => import('../page-editor/PageEditor.tsx'),
  },
  { path: '/eventManager', title: 'eventManager', layout: 'full', guard: member },
  { path: '/steps', title: 'steps', layout: 'full', guard: member },
]
