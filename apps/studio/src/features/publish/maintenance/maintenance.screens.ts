import { page, type Screen } from '../../../core/screens/screen.ts'

export const maintenanceScreens: readonly Screen[] = [
  {
    path: '/maintenance',
    title: 'maintenance',
    layout: 'shell',
    guard: page,
    under: '/setting',
    texts: 'maintenance',
    load: () => import('./Maintenance.tsx'),
  },
]
