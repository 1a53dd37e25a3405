import { paidKinds } from '@coverwright/domain/sell/payment/paid-kinds'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import type { Order, Outcome, PaymentGateway } from '../../../adapters/payments/payment-gateway.ts'
import { keptQuery } from '../../../platform/database/kept-query.ts'
import { changeRow } from '../../../platform/database/save-row.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { PageLook } from '../../../platform/http/plain-page.ts'
import type { FrozenRelease } from '../../publish/release/index.ts'
import { type PaymentRow, payments } from './tables.ts'

export async function findPayment(tx: ReadTx, id: string): Promise<PaymentRow | undefined> {
  return selectRow(tx, payments, id)
}

/** The payment of an application that is under way or paid; there is never more than one. */
export async function findCurrentPayment(tx: ReadTx, applicationId: string): Promise<PaymentRow | undefined> {
  const [row] = await currentPayment(tx, { applicationId })
  return row
}

// The states stand in it as the index words them: as parameters, all payments of the company would be read for one.
const currentPayment = keptQuery((tx) =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.applicationId, sql.placeholder('applicationId')),
        isNull(payments.instalmentId),
        sql`${payments.state} in ('started', 'paid')`,
      ),
    )
    .prepare('current payment'),
)

/** The payment whose card is charged for later instalments: the last one that was typed in. */
export async function cardPaymentOf(
  tx: ReadTx,
  { applicationId, paymentId }: { readonly applicationId: string; readonly paymentId: string },
): Promise<PaymentRow> {
  const [typed] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.applicationId, applicationId), eq(payments.state, 'paid'), isNotNull(payments.hostedUrl)))
    // Ids of tries follow their instalment's, not the day on which somebody paid.
    .orderBy(desc(sql`coalesce(${payments.settledAt}, ${payments.createdAt})`))
    .limit(1)
  const found = typed ?? (await findPayment(tx, paymentId))
  if (!found) throw new Error('A policy has no payment')
  return found
}

/** Nobody else settles it until the transaction ends. */
export async function lockPayment(tx: WriteTx, id: string): Promise<PaymentRow | undefined> {
  return selectRow(tx, payments, id, 'for update')
}

export async function savePayment(
  tx: WriteTx,
  id: string,
  change: Partial<Omit<typeof payments.$inferInsert, 'id' | 'companyId'>>,
): Promise<void> {
  await changeRow(tx, payments, id, change)
}

/**
 * What the gateway knows the payment by: enough to find its company again, and nothing about it. Those begun before kinds
 * had names keep the reference they were begun under, and so do the instalments of their policies.
 */
const referenceOf = ({ companyId, kind, id }: Pick<PaymentRow, 'companyId' | 'kind' | 'id'>) =>
  [companyId, ...(kind ? [kind] : []), id].join('.')

const isId = (text: string | undefined): text is string => /^[0-9a-f-]{36}$/.test(text ?? '')

export function paymentOfReference(reference: string) {
  const [companyId, ...rest] = reference.split('.')
  const paymentId = rest.pop()
  const kind = paidKinds.find((each) => each === rest[0]) ?? null
  const isKnown = rest.length === 0 || (rest.length === 1 && kind !== null)
  return isId(companyId) && isId(paymentId) && isKnown ? { companyId, kind, paymentId } : undefined
}

/** Where the payment was begun, whichever gateway is active by now. */
export function gatewayOf(
  gateways: Gateways,
  { gateway, amountMinor, voucher }: Pick<PaymentRow, 'gateway' | 'amountMinor' | 'voucher'>,
): PaymentGateway {
  const found = gateways[gateway]
  if (!found) throw new Error(`The ${gateway} gateway is no longer configured`)
  return voucher && amountMinor === 0 ? withoutCard(found) : found
}

/** What a voucher pays in full asks nobody for a card: it is paid once it is begun, and nothing is to be given back. */
const withoutCard = (gateway: PaymentGateway): PaymentGateway => ({
  ...gateway,
  open: async ({ returnUrl }) => ({ url: returnUrl, sessionId: '' }),
  find: async ({ amountMinor, currency }) => ({ kind: 'paid', amountMinor, currency, cardLast4: '' }),
  close: async () => ({ kind: 'closed' }),
  refund: async () => ({ gatewayReference: null }),
})

/** What became of a payment. What was charged to a card that was kept is asked for by that card. */
export async function askGateway(
  gateways: Gateways,
  payment: PaymentRow,
  cardPayment: PaymentRow | undefined,
  how: 'find' | 'close' = 'find',
): Promise<Outcome> {
  const gateway = gatewayOf(gateways, payment)
  const card = cardPayment && (await gateway.findCard(orderOf(cardPayment)))
  // Asked about without its card it would be taken for a page that was never opened.
  if (cardPayment && !card) return { kind: 'open' }
  return gateway[how](orderOf(payment), card)
}

/** The payment whose card was charged for this one. */
export async function findCardPayment(tx: ReadTx, { cardPaymentId }: PaymentRow): Promise<PaymentRow | undefined> {
  return cardPaymentId ? findPayment(tx, cardPaymentId) : undefined
}

/** What the gateway is told of a payment. */
export type OrderedPayment = Pick<
  PaymentRow,
  | 'companyId'
  | 'kind'
  | 'id'
  | 'mode'
  | 'gateway'
  | 'gatewayAccount'
  | 'sessionId'
  | 'amountMinor'
  | 'currency'
  | 'description'
  | 'returnUrl'
  | 'cancelUrl'
  | 'frequency'
  | 'voucher'
>

/** Always the same for the same payment: the gateway takes what differs for another one. */
export const orderOf = (payment: OrderedPayment): Order => ({
  reference: referenceOf(payment),
  mode: payment.mode,
  account: payment.gatewayAccount,
  sessionId: payment.sessionId,
  amountMinor: payment.amountMinor,
  currency: payment.currency,
  description: payment.description,
  merchant: payment.description.split(':')[0] ?? '',
  returnUrl: payment.returnUrl,
  cancelUrl: payment.cancelUrl,
  isRepeated: payment.frequency === 'monthly',
})

/** What the gateway's page is dressed in. It is told with each opening and is no part of the order. */
export function lookOf({ content }: Pick<FrozenRelease, 'content'>): PageLook {
  const { brand, radius } = content.shell.theme
  return { brand, radius }
}
