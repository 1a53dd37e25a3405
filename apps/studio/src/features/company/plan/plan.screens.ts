import { anyone, member, type Screen } from '../../../core/screens/screen.ts'

export const planScreens: readonly Screen[] = [
  { path: '/base-price', title: 'basePrice', layout: 'public', guard: anyone },
  { path: '/upgrade-payment', title: 'upgradePayment', layout: 'public', guard: anyone },
  { path: '/upgrade-success', title: 'upgradeSuccess', layout: 'public', guard: anyone },
  { path: '/upgrade', title: 'upgrade', layout: 'shell', guard: member },
  { path: '/upgrade-info', title: 'upgradeInfo', layout: 'shell', guard: member },
  { path: '/license-number', title: 'licenseNumber', layout: 'shell', guard: member },
  { path: '/transactions-inclusive', title: 'transactionsInclusive', layout: 'shell', guard: member },
  { path: '/account', title: 'account', layout: 'shell', guard: member, place: { section: 'company', order: 6 } },
]
