import { member, type Screen } from '../../../core/screens/screen.ts'

export const connectorScreens: readonly Screen[] = [
  { path: '/apiConnector', title: 'apiConnector', layout: 'shell', guard: member },
]
