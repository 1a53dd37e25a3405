import { reads, type Screen } from '../../../core/screens/screen.ts'

const texts = ['statistics', 'figures', 'monitoring', 'product-select'] as const

export const statisticsScreens: readonly Screen[] = [
  {
    path: '/dashboard-revence',
    title: 'dashboardRevence',
    layout: 'shell',
    guard: reads('sales'),
    under: '/home',
    texts,
    load: () => import('./Revenue.tsx'),
  },
  {
    path: '/dashboard-traffic',
    title: 'dashboardTraffic',
    layout: 'shell',
    guard: reads('traffic'),
    under: '/home',
    texts,
    load: () => import('./Traffic.tsx'),
  },
]
