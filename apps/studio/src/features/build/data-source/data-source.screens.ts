import { designer, reads, type Screen } from '../../../core/screens/screen.ts'

export const dataSourceScreens: readonly Screen[] = [
  {
    path: '/setData',
    title: 'setData',
    layout: 'shell',
    guard: reads('dataSources'),
    texts: 'data-source',
    load: () => import('./DataSources.tsx'),
  },
  {
    path: '/dataset-library',
    title: 'datasetLibrary',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 14 },
    texts: 'data-source',
    load: () => import('./DataSources.tsx'),
  },
]
