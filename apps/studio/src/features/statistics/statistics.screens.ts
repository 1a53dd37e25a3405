import { member, type Screen } from '../../app/screens/screen.ts'

export const statisticsScreens: readonly Screen[] = [
  { path: '/dashboard-revence', title: 'dashboardRevence', layout: 'shell', guard: member },
  { path: '/dashboard-traffic', title: 'dashboardTraffic', layout: 'shell', guard: member },
]
