import type { PaymentState } from '@coverwright/domain/sell/payment/payment-lifecycle'
import type { Outcome } from '../../../adapters/payments/payment-gateway.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { IssuedPolicy } from '../policy/index.ts'
import type { PaymentRow } from './tables.ts'

type Decided = Exclude<Outcome, { readonly kind: 'open' }>

export interface Settled {
  /** Undefined where there is no such payment. */
  readonly state: PaymentState | undefined
  /** Where it was issued by this very settlement. */
  readonly policy?: IssuedPolicy
}

/**
 * What becomes of a paid thing. It locks what is paid for before the payment, believes only what never changes of the row
 * it is handed, and strands money for which there is nothing any more.
 */
export type Settle = (tx: WriteTx, payment: PaymentRow, outcome: Decided, now: Date) => Promise<Settled>
