// What a company ordered for itself, and what was invoiced.
import { openPeriod } from '@coverwright/domain/company/plan/billing-period'
import { unlimitedTerms } from '@coverwright/domain/company/plan/plan'
import { BillingDetails } from '@coverwright/domain/company/plan-order/plan-order'
import type { PlanOrderState } from '@coverwright/domain/company/plan-order/plan-order-lifecycle'
import { exampleOf } from '@coverwright/domain/fields'
import { newId } from '../src/platform/id.ts'
import { one } from './builders.ts'
import type { TestApp, TestCompany } from './test-app.ts'

/** In whatever state; how it is paid is the affair of the tests of payments. A company has one that is open. */
export async function aPlanOrder(
  { owner }: TestApp,
  { companyId }: Pick<TestCompany, 'companyId'>,
  state: PlanOrderState = 'unpaid',
): Promise<{ id: string }> {
  const { rows: open } = await owner.query<{ id: string }>(
    `select id from plan_order where company_id = $1 and state = $2 and state = 'unpaid' and cancelled_at is null`,
    [companyId, state],
  )
  if (open.length > 0) return one(open)
  const id = newId()
  const { rows } = await owner.query<{ id: string }>(
    `insert into plan_order (id, company_id, number, plan, billing, terms, lines, net_minor, vat_percent, vat_minor,
       total_minor, currency, state, paid_at)
     values ($1, $2, $3, 'Direct', 'monthly', $4, '[]', 14900, 20, 2980, 17880, 'GBP', $5, case when $5 = 'paid' then now() end)
     returning id`,
    [id, companyId, `O-${id.slice(-10)}`, JSON.stringify({ ...unlimitedTerms, monthlyMinor: 14_900 }), state],
  )
  return one(rows)
}

export async function anInvoice(app: TestApp, company: Pick<TestCompany, 'companyId'>): Promise<{ id: string }> {
  const { id: orderId } = await aPlanOrder(app, company, 'paid')
  const { rows } = await app.owner.query<{ id: string }>(
    `insert into invoice (id, company_id, number, issued_on, order_id, order_number, lines, net_minor, vat_percent,
       vat_minor, total_minor, currency, billed_to)
     select $2, company_id, $3, current_date, id, number, lines, net_minor, vat_percent, vat_minor, total_minor,
       currency, $4 from plan_order where id = $1 returning id`,
    [orderId, newId(), `CW-${orderId.slice(-6)}`, JSON.stringify(exampleOf(BillingDetails))],
  )
  return one(rows)
}

export async function aCreditNote(app: TestApp, company: Pick<TestCompany, 'companyId'>): Promise<{ id: string }> {
  const { id: invoiceId } = await anInvoice(app, company)
  const { rows } = await app.owner.query<{ id: string }>(
    `insert into credit_note (id, company_id, number, issued_on, invoice_id, invoice_number, reason, net_minor, vat_percent,
       vat_minor, total_minor, currency)
     select $2, company_id, 'CN-' || right(number, 6), current_date, id, number, 'Billed twice', 100, 20, 20, 120, 'GBP'
     from invoice where id = $1 returning id`,
    [invoiceId, newId()],
  )
  return one(rows)
}

/** Pays for the largest plan: nothing is due, and every other is smaller. */
export async function payingForPlan({ owner }: TestApp, { companyId }: Pick<TestCompany, 'companyId'>): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const { period } = openPeriod(today, 'monthly', 14_900)
  const terms = { ...unlimitedTerms, monthlyMinor: 14_900, annualMinor: 149_000 }
  await owner.query('update company set trial_ends_at = null where id = $1', [companyId])
  await owner.query(
    `insert into subscription (id, company_id, plan, terms, period) values ($1, $2, 'Direct', $3, $4)
     on conflict (company_id) do update set plan = excluded.plan, terms = excluded.terms, period = excluded.period`,
    [newId(), companyId, JSON.stringify(terms), JSON.stringify(period)],
  )
}

/** On trial, with all that is asked of a company before it orders. */
export async function readyToOrder({ owner }: TestApp, { companyId, client }: TestCompany): Promise<void> {
  await owner.query('delete from subscription where company_id = $1', [companyId])
  await owner.query(
    `update company set licence_number = coalesce(licence_number, id::text), licence_key = coalesce(licence_key, id::text),
       trial_ends_at = now() + interval '9 days' where id = $1`,
    [companyId],
  )
  await client.payment.saveBillingDetails(exampleOf(BillingDetails))
}
