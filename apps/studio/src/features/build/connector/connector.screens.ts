import { can, type Screen } from '../../../core/screens/screen.ts'

export const connectorScreens: readonly Screen[] = [
  {
    path: '/apiConnector',
    title: 'apiConnector',
    layout: 'shell',
    guard: can('manage-connectors'),
    under: '/apiList',
    texts: 'connector',
    load: () => import('./ApiConnector.tsx'),
  },
]
