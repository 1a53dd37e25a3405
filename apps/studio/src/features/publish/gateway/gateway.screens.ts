import { type Screen } from '../../../core/screens/screen.ts'

export const gatewayScreens: readonly Screen[] = [
  {
    path: '/payment-gateway',
    title: 'paymentGateway',
    layout: 'shell',
    guard: { kind: 'payment-gateway' },
    place: { section: 'company', order: 5 },
    texts: 'gateway',
    load: () => import('./PaymentGateway.tsx'),
  },
]
