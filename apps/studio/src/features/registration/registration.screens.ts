import { anyone, type Screen } from '../../app/screens/screen.ts'

export const registrationScreens: readonly Screen[] = [
  { path: '/signUp-company-info', title: 'signUpCompanyInfo', layout: 'public', guard: anyone },
  { path: '/signUp-email', title: 'signUpEmail', layout: 'public', guard: anyone },
  { path: '/verify-phone-number', title: 'verifyPhoneNumber', layout: 'public', guard: anyone },
  { path: '/create-password', title: 'createPassword', layout: 'public', guard: anyone },
  { path: '/signUp-success', title: 'signUpSuccess', layout: 'public', guard: anyone },
  { path: '/signUp-verify-success', title: 'signUpVerifySuccess', layout: 'public', guard: anyone },
  { path: '/email-verify-success', title: 'emailVerifySuccess', layout: 'public', guard: anyone },
  { path: '/confirmStatus', title: 'confirmStatus', layout: 'public', guard: anyone },
  { path: '/trial-expired', title: 'trialExpired', layout: 'public', guard: anyone },
]
