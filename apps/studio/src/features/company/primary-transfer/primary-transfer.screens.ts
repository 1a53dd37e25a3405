import { anyone, type Screen } from '../../../core/screens/screen.ts'

const texts = ['primary-transfer', 'public-page']

export const primaryTransferScreens: readonly Screen[] = [
  {
    path: '/transfer-notice',
    title: 'transferNotice',
    layout: 'public',
    guard: anyone,
    texts,
    load: () => import('./TransferNotice.tsx'),
  },
  {
    path: '/transfer-roles-verification',
    title: 'transferRolesVerification',
    layout: 'public',
    guard: anyone,
    texts,
    load: () => import('./TransferVerification.tsx'),
  },
  {
    path: '/transfer-roles-success',
    title: 'transferRolesSuccess',
    layout: 'public',
    guard: anyone,
    texts,
    load: () => import('./TransferSuccess.tsx'),
  },
]
