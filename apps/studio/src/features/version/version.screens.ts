import { page, type Screen } from '../../app/screens/screen.ts'

export const versionScreens: readonly Screen[] = [
  {
    path: '/version',
    title: 'version',
    layout: 'shell',
    guard: page,
    texts: 'version',
    load: () => import('./Version.tsx'),
  },
]
