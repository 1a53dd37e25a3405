import { member, page, type Screen } from '../../app/screens/screen.ts'

export const productScreens: readonly Screen[] = [
  {
    path: '/project',
    title: 'project',
    layout: 'shell',
    guard: page,
    place: { section: 'build', order: 1 },
    texts: 'product',
    load: () => import('./Products.tsx'),
  },
  { path: '/product-design', title: 'productDesign', layout: 'shell', guard: member },
  {
    path: '/productLibrary',
    title: 'productLibrary',
    layout: 'shell',
    guard: member,
    place: { section: 'build', order: 3 },
  },
  {
    path: '/primary-product',
    title: 'primaryProduct',
    layout: 'shell',
    guard: page,
    place: { section: 'build', order: 4 },
  },
  { path: '/groupProject', title: 'groupProject', layout: 'full', guard: member },
  {
    path: '/pre-build',
    title: 'preBuild',
    layout: 'full',
    guard: member,
    texts: ['shell-design', 'product'],
    load: () => import('../shell-design/pre-build/PreBuild.tsx'),
  },
  { path: '/dashBoard', title: 'dashBoard', layout: 'shell', guard: member },
  { path: '/documentList', title: 'documentList', layout: 'shell', guard: member },
  { path: '/Transcation', title: 'transcation', layout: 'shell', guard: member },
]
