import { can, type Screen } from '../../../core/screens/screen.ts'

const access = can('customer-management-center')

export const referralScreens: readonly Screen[] = [
  {
    path: '/complexCase',
    title: 'complexCase',
    layout: 'shell',
    guard: access,
    place: { section: 'sell', order: 2 },
    texts: ['referral', 'rating'],
    load: () => import('./Referrals.tsx'),
  },
  {
    path: '/underwritingEmail',
    title: 'underwritingEmail',
    layout: 'shell',
    guard: access,
    under: '/complexCase',
    texts: ['referral', 'product-select'],
    load: () => import('./ReferralMail.tsx'),
  },
]
