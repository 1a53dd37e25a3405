import { dayIn } from '@coverwright/domain/base/day/day'
import { type PlanTerms, planCurrency } from '@coverwright/domain/company/plan/plan'
import { vatPercentOf, withVat } from '@coverwright/domain/company/plan/vat'
import { type Held, planChange } from '@coverwright/domain/company/plan-order/plan-change'
import type {
  BillingDetails,
  CreditNote,
  Invoice,
  PlanChoice,
  PlanOrder,
  PlanPreview,
} from '@coverwright/domain/company/plan-order/plan-order'
import { fail } from '@coverwright/domain/errors'
import type { Country } from '@coverwright/domain/fields'
import { eq, sql } from 'drizzle-orm'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import { companyOf } from '../../../platform/database/company-of.ts'
import { keptQuery } from '../../../platform/database/kept-query.ts'
import { insertRow } from '../../../platform/database/save-row.ts'
import { selectRow, selectRowBy } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompanyRow, lockOwnCompany } from '../company/index.ts'
import { findPlansOn, findTerms } from '../plan/index.ts'
import {
  billingDetails,
  type CreditNoteRow,
  creditNotes,
  type InvoiceRow,
  invoices,
  type PlanOrderRow,
  planOrders,
} from './tables.ts'

/** Long enough for whoever has to ask for the money first. */
const ticketLife = '7d'
/** Of a link that comes by mail: as long as anything is waited for. */
export const mailedLife = '30d'

export const sealTicket = (
  tokens: Tokens,
  { companyId, id }: Pick<PlanOrderRow, 'companyId' | 'id'>,
  life: '7d' | '30d' = ticketLife,
) => tokens.seal('upgrade', { companyId, orderId: id }, life)

/** What the company has today. */
export async function findHeld(tx: ReadTx, now: Date): Promise<Held> {
  const { plan, isTrial, terms, row } = await findTerms(tx, now)
  const { period = null, creditMicro = 0, endedOn = null } = row ?? {}
  return { plan, isTrial, terms, period, creditMicro, isEnded: endedOn !== null }
}

export async function findDetails(tx: ReadTx): Promise<BillingDetails | null> {
  return (await selectRowBy(tx, billingDetails, 'companyId', companyOf(tx)))?.details ?? null
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
  const taxed = withVat(change.netMinor, await vatOn(tx, country, today))
  const { start: periodStart, end: periodEnd } = change.period
  const lines = [...change.lines]
  return {
    terms: sold.terms,
    preview: { plan, billing, lines, ...taxed, currency: planCurrency, periodStart, periodEnd },
  }
}

/** Tax is that of the country the invoice goes to. */
export const vatOn = async (tx: ReadTx, country: Country, today: string): Promise<number> =>
  vatPercentOf((await findDetails(tx))?.country ?? country, today)

/** What is not paid and not given up; there is never more than one. */
export async function findOpenOrder(tx: ReadTx): Promise<PlanOrderRow | undefined> {
  const [row] = await openOrder(tx, {})
  return row
}

const openOrder = keptQuery((tx) =>
  tx
    .select()
    .from(planOrders)
    // As the index words it.
    .where(sql`${planOrders.state} = 'unpaid' and ${planOrders.cancelledAt} is null`)
    .prepare('open plan order'),
)

type NewOrder = Omit<typeof planOrders.$inferInsert, 'companyId' | 'number' | 'currency'> & { readonly id: string }

export async function insertOrder(tx: WriteTx, wanted: NewOrder): Promise<PlanOrderRow> {
  return insertRow(tx, planOrders, { ...wanted, currency: planCurrency, number: orderNumberOf(wanted.id) })
}

/** Ten digits from the id's last bits, in groups that can be read over the telephone. */
export const orderNumberOf = (id: string) =>
  `O-${(Number.parseInt(id.slice(-12), 16) % 1e10)
    .toString()
    .padStart(10, '0')
    .replace(/^(\d{5})/, '$1-')}`

export const giveUpOrder = (tx: WriteTx, id: string, now: Date) =>
  tx.update(planOrders).set({ cancelledAt: now }).where(eq(planOrders.id, id))

export const isInvoiced = async (tx: ReadTx, orderId: string): Promise<boolean> =>
  (await tx.$count(invoices, eq(invoices.orderId, orderId))) > 0

export async function getOrderInCompany(tx: ReadTx, id: string): Promise<PlanOrderRow> {
  return (await selectRow(tx, planOrders, id)) ?? fail('plan-order.not-found')
}

/** After the company: whoever pays, gives up or orders anew does so in turn. */
export async function lockOrderInCompany(tx: WriteTx, id: string): Promise<PlanOrderRow> {
  await lockOwnCompany(tx)
  return (await selectRow(tx, planOrders, id, 'for update')) ?? fail('plan-order.not-found')
}

export async function getInvoiceInCompany(tx: ReadTx, id: string): Promise<InvoiceRow> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id))
  return row ?? fail('plan-order.no-invoice')
}

export async function getCreditNoteInCompany(tx: ReadTx, id: string): Promise<CreditNoteRow> {
  const [row] = await tx.select().from(creditNotes).where(eq(creditNotes.id, id))
  return row ?? fail('plan-order.no-credit-note')
}

export const toOrder = (row: PlanOrderRow): PlanOrder => ({
  id: row.id,
  number: row.number,
  plan: row.plan,
  billing: row.billing,
  ...amountsOf(row),
  kind: row.kind,
  state: row.state,
  isCancelled: row.cancelledAt !== null,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  nextOn: row.state === 'unpaid' ? row.nextOn : null,
  failure: row.failure,
})

export const toInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: row.number,
  issuedOn: row.issuedOn,
  orderNumber: row.orderNumber,
  ...amountsOf(row),
  billedTo: row.billedTo,
  issuer: row.issuer,
})

export const toCreditNote = (row: CreditNoteRow): CreditNote => ({
  id: row.id,
  number: row.number,
  issuedOn: row.issuedOn,
  invoiceNumber: row.invoiceNumber,
  reason: row.reason,
  netMinor: row.netMinor,
  vatPercent: row.vatPercent,
  vatMinor: row.vatMinor,
  totalMinor: row.totalMinor,
  currency: row.currency,
  issuer: row.issuer,
})

const amountsOf = ({ lines, netMinor, vatPercent, vatMinor, totalMinor, currency }: PlanOrderRow | InvoiceRow) => ({
  lines: [...lines],
  netMinor,
  vatPercent,
  vatMinor,
  totalMinor,
  currency,
})
