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
  {
    path: '/secret',
    title: 'secret',
    layout: 'shell',
    guard: can('manage-keys'),
    place: { section: 'company', order: 7 },
    texts: ['api-key', 'member', 'webhook'],
    load: () => import('./Secrets.tsx'),
  },
]
