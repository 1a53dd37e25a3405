import type { planOrder } from '@coverwright/contract/company/plan-order'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import { forCompany } from '../../../platform/database/for-company.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../company/index.ts'
import { toOrder } from './internal.ts'
import { orderPaid } from './order-paid.ts'
import { planOrders } from './tables.ts'
import { referredCompany } from './views.ts'

/** A transfer has come to whoever runs the product: found by the two numbers that its payer was told to write on it. */
export const recordTransfer: HandlerOf<typeof planOrder, 'recordTransfer'> = async (
  { tx, audit, actor, now },
  { referenceNumber, orderNumber, amountMinor },
) => {
  const [company] = await tx
    .select({ id: referredCompany.id })
    .from(referredCompany)
    .where(eq(referredCompany.referenceNumber, referenceNumber))
  if (!company) return fail('plan-order.not-found')
  const order = await forCompany(tx, company.id, async () => {
    await lockOwnCompany(tx)
    const [found] = await tx.select().from(planOrders).where(eq(planOrders.number, orderNumber)).for('update')
    if (!found) return fail('plan-order.not-found')
    if (found.totalMinor !== amountMinor) return fail('plan-order.wrong-amount')
    const became = await orderPaid(tx, found, now)
    if (became !== 'paid') return fail(became)
    await audited(tx, company.id, 'payment/recordTransfer', (note) => note(found.id, { orderNumber, amountMinor }))
    return { ...found, state: 'paid' as const, paidAt: now }
  })
  await audit(order.id, { forCompany: company.id, orderNumber, amountMinor, by: actor.memberId })
  return toOrder(order)
}
