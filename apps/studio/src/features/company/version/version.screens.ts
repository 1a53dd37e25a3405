import { page, type Screen } from '../../../core/screens/screen.ts'

export const versionScreens: readonly Screen[] = [
  {
    path: '/version',
    title: 'version',
    layout: 'shell',
    guard: page,
    under: '/setting',
    texts: 'version',
    load: () => import('./Version.tsx'),
  },
]
