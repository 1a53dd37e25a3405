import type { BusinessType, PaymentMode } from './kinds.ts'

interface Paid {
  readonly paymentMode: PaymentMode | undefined
  readonly businessType: BusinessType | undefined
}

/** In P2I the customer pays the insurer, in P1B the broker; the other has no gateway. */
export const takesPayments = ({ paymentMode, businessType }: Paid): boolean =>
  !(paymentMode === 'P2I' && businessType === 'broker') && !(paymentMode === 'P1B' && businessType === 'insurer')
