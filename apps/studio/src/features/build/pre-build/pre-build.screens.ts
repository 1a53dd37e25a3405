import { can, type Screen } from '../../../core/screens/screen.ts'

export const preBuildScreens: readonly Screen[] = [
  {
    path: '/pre-build',
    title: 'preBuild',
    layout: 'full',
    guard: can('project'),
    texts: ['shell-design', 'product', 'exchange', 'component', 'product-select', 'framework'],
    load: () => import('./PreBuild.tsx'),
  },
]
