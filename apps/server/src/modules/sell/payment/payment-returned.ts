import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { keptQuery } from '../../../platform/database/kept-query.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { IssuedPolicy } from '../policy/index.ts'
import { gatewayOf, orderOf } from './internal.ts'
import { settlePayment } from './settle-payment.ts'
import type { Checkout } from './start-payment.ts'
import { type PaymentRow, payments } from './tables.ts'

interface Returned {
  readonly became: 'paid' | 'failed' | 'cancelled' | 'waiting' | 'refunded'
  /** Where it was issued just now. */
  readonly policy?: IssuedPolicy | undefined
}

const shown = {
  started: 'waiting',
  paid: 'paid',
  failed: 'failed',
  closed: 'cancelled',
  abnormal: 'refunded',
  refunding: 'refunded',
  refunded: 'refunded',
} as const

/**
 * The buyer is back from the gateway. What the address says of the outcome is not believed: the gateway is asked, for
 * its notice may come later or never.
 */
export async function paymentReturned({ ways, gateways, now }: Checkout, payment: PaymentRow): Promise<Returned> {
  const { companyId } = payment
  if (payment.state !== 'started') return { became: shown[payment.state] }
  // Silence is no outcome: the buyer waits, and the job asks again.
  const outcome = await gatewayOf(gateways, payment)
    .find(orderOf(payment))
    .catch(() => ({ kind: 'open' }) as const)
  if (outcome.kind === 'open') return { became: 'waiting' }
  const { state, policy } = await ways.enter({ companyId, memberId: companyId }, async (tx, audit) => {
    const settled = await settlePayment(tx, payment, outcome, now())
    await audit(payment.subjectId, { paymentId: payment.id, state: settled.state })
    return settled
  })
  return { became: shown[state ?? 'started'], policy }
}

/** The payment a buyer comes back from. */
export async function findLatest(tx: ReadTx, applicationId: string) {
  const [latest] = await latestPayment(tx, { applicationId })
  return latest
}

const latestPayment = keptQuery((tx) =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.applicationId, sql.placeholder('applicationId')), isNull(payments.instalmentId)))
    .orderBy(desc(payments.id))
    .limit(1)
    .prepare('latest payment'),
)
