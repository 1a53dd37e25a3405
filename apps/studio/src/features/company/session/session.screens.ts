import { anyone, guest, type Screen } from '../../../core/screens/screen.ts'

export const sessionScreens: readonly Screen[] = [
  {
    path: '/',
    aliases: ['/log-in'],
    title: 'signIn',
    layout: 'public',
    guard: guest,
    texts: ['session', 'public-page'],
    load: () => import('./SignIn.tsx'),
  },
  {
    path: '/verify-device',
    title: 'verifyDevice',
    layout: 'public',
    guard: anyone,
    texts: ['session', 'public-page'],
    load: () => import('./VerifyDevice.tsx'),
  },
]
