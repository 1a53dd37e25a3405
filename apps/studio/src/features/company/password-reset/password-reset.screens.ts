import { anyone, type Screen } from '../../../core/screens/screen.ts'

/** They stand in the frame of the pages before the studio. */
const texts = ['password-reset', 'public-page']
const open = { layout: 'public', guard: anyone, texts } as const

export const passwordResetScreens: readonly Screen[] = [
  { path: '/ResetPassword', title: 'resetPassword', ...open, load: () => import('./ResetPassword.tsx') },
  { path: '/CreateNewPassword', title: 'createNewPassword', ...open, load: () => import('./CreateNewPassword.tsx') },
  { path: '/SuccessReset', title: 'successReset', ...open, load: () => import('./SuccessReset.tsx') },
]
