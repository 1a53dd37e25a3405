import { can, type Screen } from '../../../core/screens/screen.ts'

export const transactionScreens: readonly Screen[] = [
  {
    path: '/Transcation',
    title: 'transcation',
    layout: 'shell',
    guard: can('customer-management-center'),
    place: { section: 'sell', order: 8 },
    texts: ['transaction', 'product-select'],
    load: () => import('./Transactions.tsx'),
  },
]
