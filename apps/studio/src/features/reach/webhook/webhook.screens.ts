import { can, type Screen } from '../../../core/screens/screen.ts'

export const webhookScreens: readonly Screen[] = [
  {
    path: '/apiList',
    title: 'apiList',
    layout: 'shell',
    guard: can('manage-connectors'),
    place: { section: 'build', order: 6 },
    texts: ['webhook', 'connector', 'product-select'],
    load: () => import('./ApiList.tsx'),
  },
]
