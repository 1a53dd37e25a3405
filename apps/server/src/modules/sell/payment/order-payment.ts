import { dayIn } from '@coverwright/domain/base/day/day'
import { accountOf } from '@coverwright/domain/company/issuer/issuer'
import { fail } from '@coverwright/domain/errors'
import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import type { PaymentGateway } from '../../../adapters/payments/payment-gateway.ts'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import { keptQuery } from '../../../platform/database/kept-query.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { findIssuerOn } from '../../company/issuer/index.ts'
import { getOrderInCompany, toOrder } from '../../company/plan-order/index.ts'
import { type PaymentRow, payments } from './tables.ts'

const Ticket = z.object({ companyId: z.uuid(), orderId: z.uuid() })

/** Of whoever holds the link: another company's, or one that was made up, leads nowhere. */
export const openTicket = async (tokens: Tokens, ticket: string) =>
  (await tokens.unseal('upgrade', Ticket, ticket)) ?? fail('plan-order.link-expired')

/** Where companies pay whoever runs the product, on its own account: nowhere by card without keys. */
export function gatewayForOrders({ stripe, test }: Gateways): PaymentGateway | undefined {
  if (stripe?.takesLive) return stripe
  return test.takesLive ? test : undefined
}

/** The last payment that was begun for an order. */
export async function findPaymentOfOrder(tx: ReadTx, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await lastOfOrder(tx, { orderId })
  return row
}

// The kind stands in it as the index words it.
const lastOfOrder = keptQuery((tx) =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.subjectId, sql.placeholder('orderId')), sql`${payments.kind} = 'order'`))
    .orderBy(desc(payments.id))
    .limit(1)
    .prepare('last payment of order'),
)

/** What whoever pays sees of an order. */
export async function toPayable(tx: ReadTx, gateways: Gateways, orderId: string, now: Date) {
  const { name: companyName, referenceNumber, timeZone } = await getOwnCompany(tx)
  const payBy = gatewayForOrders(gateways) ? ('card' as const) : ('transfer' as const)
  const order = toOrder(await getOrderInCompany(tx, orderId))
  const isUnderWay = (await findPaymentOfOrder(tx, orderId))?.state === 'started'
  const account = accountOf(await findIssuerOn(tx, dayIn(timeZone, now))) ?? null
  return { companyName, referenceNumber, order, payBy, account: account && [...account], isUnderWay }
}
