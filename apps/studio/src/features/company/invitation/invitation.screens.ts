import { anyone, type Screen } from '../../../core/screens/screen.ts'

export const invitationScreens: readonly Screen[] = [
  {
    path: '/confirmStatus',
    title: 'confirmStatus',
    layout: 'public',
    guard: anyone,
    texts: ['invitation', 'public-page'],
    load: () => import('./ConfirmStatus.tsx'),
  },
]
