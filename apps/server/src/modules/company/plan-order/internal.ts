import { dayIn } from '@coverwright/domain/base/day/day'
import { type PlanTerms, planCurrency } from '@coverwright/domain/company/plan/plan'
import { vatPercentOf, withVat } from '@coverwright/domain/company/plan/vat'
import { type Held, planChange } from '@coverwright/domain/company/plan-order/plan-change'
import type {
  BillingDetails,
  Invoice,
  PlanChoice,
  PlanOrder,
  PlanPreview,
} from '@coverwright/domain/company/plan-order/plan-order'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompanyRow, lockOwnCompany } from '../company/index.ts'
import { findPlansOn, findTerms } from '../plan/index.ts'
import { billingDetails, type InvoiceRow, invoices, type PlanOrderRow, planOrders } from './tables.ts'

/** Long enough for whoever has to ask for the money first. */
const ticketLife = '7d'

export const sealTicket = (tokens: Tokens, { companyId, id }: Pick<PlanOrderRow, 'companyId' | 'id'>) =>
  tokens.seal('upgrade', { companyId, orderId: id }, ticketLife)

/** What the company has today. */
export async function findHeld(tx: ReadTx, now: Date): Promise<Held> {
  const { plan, isTrial, row } = await findTerms(tx, now)
  return { plan, isTrial, period: row?.period ?? null, creditMicro: row?.creditMicro ?? 0 }
}

export async function findDetails(tx: ReadTx): Promise<BillingDetails | null> {
  const [row] = await tx.select({ details: billingDetails.details }).from(billingDetails)
  return row?.details ?? null
}

interface Previewed {
  readonly preview: PlanPreview
  readonly terms: PlanTerms
}

/** What another plan costs at this moment. Tax is that of the country the invoice goes to. */
export async function previewOf(tx: ReadTx, { plan, billing }: PlanChoice, now: Date): Promise<Previewed> {
  const { timeZone, country } = await getOwnCompanyRow(tx)
  const today = dayIn(timeZone, now)
  const sold = (await findPlansOn(tx, today)).find(({ name }) => name === plan) ?? fail('plan-order.not-sold')
  const change = planChange(await findHeld(tx, now), { plan, billing, terms: sold.terms }, today)
  if (typeof change === 'string') return fail(change)
  const details = await findDetails(tx)
  const taxed = withVat(change.netMinor, vatPercentOf(details?.country ?? country, today))
  const { start: periodStart, end: periodEnd } = change.period
  const lines = [...change.lines]
  return {
    terms: sold.terms,
    preview: { plan, billing, lines, ...taxed, currency: planCurrency, periodStart, periodEnd },
  }
}

export async function getOrderInCompany(tx: ReadTx, id: string): Promise<PlanOrderRow> {
  const [row] = await tx.select().from(planOrders).where(eq(planOrders.id, id))
  return row ?? fail('plan-order.not-found')
}

/** After the company: whoever pays, gives up or orders anew does so in turn. */
export async function lockOrderInCompany(tx: WriteTx, id: string): Promise<PlanOrderRow> {
  await lockOwnCompany(tx)
  const [row] = await tx.select().from(planOrders).where(eq(planOrders.id, id)).for('update')
  return row ?? fail('plan-order.not-found')
}

export async function getInvoiceInCompany(tx: ReadTx, id: string): Promise<InvoiceRow> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id))
  return row ?? fail('plan-order.no-invoice')
}

export const toOrder = (row: PlanOrderRow): PlanOrder => ({
  id: row.id,
  number: row.number,
  plan: row.plan,
  billing: row.billing,
  ...amountsOf(row),
  state: row.state,
  isCancelled: row.cancelledAt !== null,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  failure: row.failure,
})

export const toInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: row.number,
  issuedOn: row.issuedOn,
  orderNumber: row.orderNumber,
  ...amountsOf(row),
  billedTo: row.billedTo,
})

const amountsOf = ({ lines, netMinor, vatPercent, vatMinor, totalMinor, currency }: PlanOrderRow | InvoiceRow) => ({
  lines: [...lines],
  netMinor,
  vatPercent,
  vatMinor,
  totalMinor,
  currency,
})
