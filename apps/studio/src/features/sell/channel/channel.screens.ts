import { reads, type Screen } from '../../../core/screens/screen.ts'

export const channelScreens: readonly Screen[] = [
  {
    path: '/partner-hub',
    aliases: ['/partnerHub'],
    title: 'partnerHub',
    layout: 'shell',
    guard: reads('partnerHub'),
    place: { section: 'sell', order: 4 },
    tabs: [
      { key: 'channels', title: 'channels', reads: 'channels' },
      { key: 'merchants', title: 'merchants', reads: 'channels' },
      { key: 'vouchers', title: 'vouchers', reads: 'channels' },
      { key: 'coupons', title: 'coupons', reads: 'channels' },
      { key: 'commission', title: 'commission', reads: 'channels' },
    ],
    texts: ['partner', 'channel', 'product-select', 'codes', 'commission', 'coupon', 'voucher'],
    load: () => import('./PartnerHub.tsx'),
  },
]
