import { anyone, type Screen } from '../../../core/screens/screen.ts'

/** They stand in the frame of the pages before the studio. */
const texts = ['registration', 'public-page']
const open = { layout: 'public', guard: anyone, texts } as const

export const registrationScreens: readonly Screen[] = [
  { path: '/signUp-company-info', title: 'signUpCompanyInfo', ...open, load: () => import('./CompanyInfo.tsx') },
  { path: '/signUp-email', title: 'signUpEmail', ...open, load: () => import('./BusinessEmail.tsx') },
  { path: '/verify-phone-number', title: 'verifyPhoneNumber', ...open, load: () => import('./VerifyPhone.tsx') },
  { path: '/create-password', title: 'createPassword', ...open, load: () => import('./CreatePassword.tsx') },
  { path: '/signUp-success', title: 'signUpSuccess', ...open, load: () => import('./LinkSent.tsx') },
  { path: '/signUp-verify-success', title: 'signUpVerifySuccess', ...open, load: () => import('./VerifyLink.tsx') },
  { path: '/trial-expired', title: 'trialExpired', ...open, load: () => import('./TrialExpired.tsx') },
]
