import type { planOrder } from '@coverwright/contract/company/plan-order'
import { planCurrency } from '@coverwright/domain/company/plan/plan'
import { AppError, fail } from '@coverwright/domain/errors'
import { and, eq, sql } from 'drizzle-orm'
import { goOut } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { findSubscription } from '../../company/plan/index.ts'
import { gatewayOf, orderOf } from './internal.ts'
import { reconcilePayment } from './jobs.ts'
import { gatewayForOrders } from './order-payment.ts'
import { payments } from './tables.ts'

/** How long after the start the gateway is asked first, in case its notice is lost. */
const askAfterMs = 30_000

/** Answers the address of the gateway's page on which a card is typed in and kept. Nothing is taken, and nothing comes here. */
export const saveCardInfo = goOut<typeof planOrder, 'saveCardInfo'>()({
  read: async ({ tx, ports }) => {
    const gateway = gatewayForOrders(ports.gateways) ?? fail('plan-order.by-transfer')
    const row = await findSubscription(tx)
    if (!row) return fail('plan-order.no-plan')
    const back = ports.linkTo('/account?tab=card')
    return {
      id: newId(),
      companyId: row.companyId,
      kind: 'card' as const,
      subjectId: row.id,
      mode: 'live' as const,
      gateway: gateway.name,
      gatewayAccount: null,
      sessionId: null,
      frequency: 'monthly' as const,
      amountMinor: 0,
      currency: planCurrency,
      description: 'Coverwright: the card for your plan',
      returnUrl: back,
      cancelUrl: back,
      voucher: null,
    }
  },
  act: async (payment, { ports }) =>
    gatewayOf(ports.gateways, payment)
      .keepCard(orderOf(payment))
      .catch((cause: unknown) => {
        throw Object.assign(new AppError('payment.gateway-silent'), { cause })
      }),
  settle: async ({ tx, audit, now }, { companyId: _own, ...payment }, { url: hostedUrl, sessionId }) => {
    await lockOwnCompany(tx)
    // The page that was opened before is not waited for any more.
    const isBefore = and(
      eq(payments.subjectId, payment.subjectId),
      sql`${payments.kind} = 'card' and ${payments.state} = 'started'`,
    )
    await tx.update(payments).set({ state: 'closed', settledAt: now }).where(isBefore)
    await tx.insert(payments).values({ ...payment, hostedUrl, sessionId })
    const startAfter = new Date(now.getTime() + askAfterMs)
    await enqueue(tx, reconcilePayment, { paymentId: payment.id }, { startAfter, singletonKey: payment.id })
    await audit(payment.subjectId, { paymentId: payment.id })
    return { url: hostedUrl }
  },
})
