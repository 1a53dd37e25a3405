import { member, type Screen } from '../../app/screens/screen.ts'

export const bodyScreens: readonly Screen[] = [
  {
    path: '/bodyDataSet',
    title: 'bodyDataSet',
    layout: 'shell',
    guard: member,
    texts: 'body',
    load: () => import('./BodyData.tsx'),
  },
  {
    path: '/setData',
    title: 'setData',
    layout: 'shell',
    guard: member,
    texts: 'data-source',
    load: () => import('../data-source/DataSources.tsx'),
  },
  {
    path: '/bs-build',
    title: 'bsBuild',
    layout: 'full',
    guard: member,
    texts: ['body', 'product-document', 'product', 'framework'],
    load: () => import('./BodyBuilder.tsx'),
  },
]
