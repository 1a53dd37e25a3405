import { page, type Screen } from '../../../core/screens/screen.ts'

export const companyScreens: readonly Screen[] = [
  {
    path: '/company-profile',
    title: 'companyProfile',
    layout: 'shell',
    guard: page,
    place: { section: 'company', order: 1 },
    texts: ['company', 'pdf'],
    load: () => import('./CompanyProfile.tsx'),
  },
]
