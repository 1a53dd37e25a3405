import { anyone, type Screen } from '../../../core/screens/screen.ts'

export const accountScreens: readonly Screen[] = [
  {
    path: '/email-verify-success',
    title: 'emailVerifySuccess',
    layout: 'public',
    guard: anyone,
    texts: ['account', 'public-page'],
    load: () => import('./EmailVerified.tsx'),
  },
]
