import { anyone, type Screen } from '../../app/screens/screen.ts'

export const passwordResetScreens: readonly Screen[] = [
  { path: '/ResetPassword', title: 'resetPassword', layout: 'public', guard: anyone },
  { path: '/CreateNewPassword', title: 'createNewPassword', layout: 'public', guard: anyone },
  { path: '/SuccessReset', title: 'successReset', layout: 'public', guard: anyone },
]
