import { anyone, can, type Screen } from '../../../core/screens/screen.ts'

/** They stand in the frame of the pages before the studio. */
const open = { layout: 'public', guard: anyone, texts: ['plan', 'public-page'] } as const
const inside = { layout: 'shell', guard: can('manage-plan'), under: '/account', texts: 'plan' } as const

export const planScreens: readonly Screen[] = [
  { path: '/base-price', title: 'basePrice', ...open, load: () => import('./BasePrice.tsx') },
  { path: '/upgrade-payment', title: 'upgradePayment', ...open, load: () => import('./UpgradePayment.tsx') },
  { path: '/upgrade-success', title: 'upgradeSuccess', ...open, load: () => import('./UpgradeSuccess.tsx') },
  { path: '/upgrade', title: 'upgrade', ...inside, load: () => import('./Upgrade.tsx') },
  { path: '/upgrade-info', title: 'upgradeInfo', ...inside, load: () => import('./UpgradeInfo.tsx') },
  { path: '/license-number', title: 'licenseNumber', ...inside, load: () => import('./LicenceNumber.tsx') },
  {
    path: '/transactions-inclusive',
    title: 'transactionsInclusive',
    ...inside,
    load: () => import('./TransactionsInclusive.tsx'),
  },
  {
    path: '/account',
    title: 'account',
    layout: 'shell',
    guard: can('manage-plan'),
    place: { section: 'company', order: 6 },
    texts: 'plan',
    load: () => import('./Statement.tsx'),
  },
]
