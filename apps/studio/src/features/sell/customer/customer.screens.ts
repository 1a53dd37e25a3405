import { page, type Screen } from '../../../core/screens/screen.ts'

export const customerScreens: readonly Screen[] = [
  {
    path: '/customer-management-center',
    title: 'customerManagementCenter',
    layout: 'shell',
    guard: page,
    place: { section: 'sell', order: 1 },
    texts: ['customer', 'policy', 'referral'],
    load: () => import('./Customers.tsx'),
  },
]
