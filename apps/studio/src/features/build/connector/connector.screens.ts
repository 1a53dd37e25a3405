import { member, type Screen } from '../../../core/screens/screen.ts'

export const connectorScreens: readonly Screen[] = [
  { path: '/apiConnector', title: 'apiConnector', layout: 'shell', guard: member },
  { path: '/apiList', title: 'apiList', layout: 'shell', guard: member, place: { section: 'build', order: 6 } },
]
