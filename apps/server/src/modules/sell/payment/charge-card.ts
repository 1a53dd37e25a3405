import type { Gateways } from '../../../adapters/payments/gateways.ts'
import type { Outcome } from '../../../adapters/payments/payment-gateway.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { changeSubscription, findSubscription } from '../../company/plan/index.ts'
import { gatewayOf, orderOf } from './internal.ts'
import type { PaymentRow } from './tables.ts'

interface Asked {
  readonly outcome: Outcome
  readonly sessionId: string | null
}

interface Task {
  readonly attempt: PaymentRow
  /** Whose card is charged. */
  readonly first: PaymentRow | undefined
}

/** Asked again it answers the same: the try has its reference, whichever worker asks. Silence is no outcome. */
export const chargeCard = (gateways: Gateways, task: Task): Promise<Asked> =>
  charge(gateways, task).catch(() => ({ outcome: { kind: 'open' }, sessionId: null }))

async function charge(gateways: Gateways, { attempt, first }: Task): Promise<Asked> {
  const gateway = gatewayOf(gateways, attempt)
  const card = first && (await gateway.findCard(orderOf(first)))
  if (!card) return { sessionId: null, outcome: { kind: 'failed', reason: 'No card was kept.', isHard: true } }
  return gateway.charge(orderOf(attempt), card)
}

/** The bank will not have it charged: it is not tried again until there is another. The company is locked. */
export async function refuseCard(tx: WriteTx): Promise<void> {
  const card = (await findSubscription(tx))?.card
  if (card) await changeSubscription(tx, { card: { ...card, isRefused: true } })
}
