import { designer, reads, type Screen } from '../../../core/screens/screen.ts'

const texts = ['data-source', 'keyword', 'connector', 'body']

export const dataSourceScreens: readonly Screen[] = [
  {
    path: '/setData',
    title: 'setData',
    layout: 'shell',
    guard: reads('dataSources'),
    texts,
    load: () => import('./DataSets.tsx'),
  },
  {
    path: '/dataset-library',
    title: 'datasetLibrary',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 14 },
    texts,
    load: () => import('./DataSets.tsx'),
  },
]
