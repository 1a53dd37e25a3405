import type { PaidKind } from '@coverwright/domain/sell/payment/paid-kinds'
import type { Outcome } from '../../../adapters/payments/payment-gateway.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { settleCardPayment } from './keep-card.ts'
import { settleDomainPayment } from './settle-domain-payment.ts'
import { settleOrderPayment } from './settle-order-payment.ts'
import { settlePolicyPayment } from './settle-policy-payment.ts'
import type { Settle, Settled } from './settler.ts'
import type { PaymentRow } from './tables.ts'

/** Another kind of thing that is paid for adds its settler here, and its name to `paidKinds`. */
const settlers: Readonly<Record<PaidKind, Settle>> = {
  policy: settlePolicyPayment,
  order: settleOrderPayment,
  'domain-order': settleDomainPayment,
  card: settleCardPayment,
}

/**
 * Takes over what the gateway says became of a payment, whatever it is for. Whoever asked it (a notice, the buyer who is
 * back, a job) comes here; told twice, late, or by several at once it has one effect.
 */
export async function settlePayment(tx: WriteTx, payment: PaymentRow, outcome: Outcome, now: Date): Promise<Settled> {
  if (outcome.kind === 'open') return { state: payment.state }
  return settlers[payment.kind ?? 'policy'](tx, payment, outcome, now)
}
