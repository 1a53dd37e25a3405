import { anyone, type Screen } from '../../app/screens/screen.ts'

export const primaryTransferScreens: readonly Screen[] = [
  { path: '/transfer-notice', title: 'transferNotice', layout: 'public', guard: anyone },
  { path: '/transfer-roles-verification', title: 'transferRolesVerification', layout: 'public', guard: anyone },
  { path: '/transfer-roles-success', title: 'transferRolesSuccess', layout: 'public', guard: anyone },
]
