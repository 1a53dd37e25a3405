import type { Policy } from '@coverwright/domain/sell/policy/policy'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { payments, refunds } from '../payment/index.ts'

const mostShown = 100

/** What was paid and what went back, the newest first. */
export async function paymentsOf(
  tx: ReadTx,
  applicationId: string,
): Promise<{ readonly items: Policy['payments']; readonly isCut: boolean }> {
  const found = await tx
    .select()
    .from(payments)
    .where(eq(payments.applicationId, applicationId))
    .orderBy(desc(payments.id))
    .limit(mostShown + 1)
  const paid = found.slice(0, mostShown)
  const ids = paid.map(({ id }) => id)
  const given =
    ids.length === 0
      ? []
      : await tx.select().from(refunds).where(inArray(refunds.paymentId, ids)).orderBy(asc(refunds.id))
  const items = paid.map((payment) => ({
    id: payment.id,
    amountMinor: payment.paidMinor ?? payment.amountMinor,
    voucher: payment.voucher,
    state: payment.state,
    gateway: payment.gateway,
    cardLast4: payment.cardLast4,
    failure: payment.failure,
    at: (payment.settledAt ?? payment.createdAt).toISOString(),
    refunds: given
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ amountMinor, reason, state, givenAt, createdAt }) => ({
        amountMinor,
        reason,
        state,
        at: (givenAt ?? createdAt).toISOString(),
      })),
  }))
  return { items, isCut: found.length > mostShown }
}
