import { fail } from '@coverwright/domain/errors'
import type { CustomerDetail } from '@coverwright/domain/sell/customer/customer'
import { desc, eq, inArray } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { members } from '../../company/member/index.ts'
import { getRelease } from '../../publish/release/index.ts'
import { applications } from '../application/index.ts'
import { payments } from '../payment/index.ts'
import {
  cancellableUntil,
  certificateLink,
  instalmentsOf,
  type PolicyLinks,
  type PolicyRow,
  policies,
} from '../policy/index.ts'
import { quotes } from '../quote/index.ts'
import { type CustomerRow, customerNotes, customers } from './tables.ts'

export async function getCustomerInCompany(tx: ReadTx, id: string): Promise<CustomerRow> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id))
  return row ?? fail('customer.not-found')
}

/** Held until the transaction ends: of two who erase them at once the second finds them erased. */
export async function lockCustomerInCompany(tx: WriteTx, id: string): Promise<CustomerRow> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
  return row ?? fail('customer.not-found')
}

export const headOf = ({ id, name, email, mode, erasedAt, createdAt }: CustomerRow) => ({
  id,
  name,
  email,
  mode,
  isErased: erasedAt !== null,
  createdAt: createdAt.toISOString(),
})

/** Everything a company keeps of one customer, newest first. */
export async function detailOf(
  tx: ReadTx,
  customer: CustomerRow,
  links: PolicyLinks,
  now: Date,
): Promise<CustomerDetail> {
  const applicationIds = await applicationsOf(tx, customer.id)
  const owned = await tx.select().from(policies).where(eq(policies.customerId, customer.id)).orderBy(desc(policies.id))
  const shown = []
  // One after the other: a transaction is one conversation.
  for (const policy of owned) shown.push(await policyOf(tx, policy, links, now))
  return {
    ...headOf(customer),
    policies: shown,
    quotes: (await ofApplications(tx, quotes, applicationIds)).map((quote) => ({
      reference: quote.reference,
      state: quote.state,
      grossMinor: quote.premium?.grossMinor ?? null,
      currency: quote.premium?.currency ?? null,
      createdAt: quote.createdAt.toISOString(),
      validUntil: quote.validUntil.toISOString(),
      policyId: owned.find(({ quoteId }) => quoteId === quote.id)?.id ?? null,
    })),
    payments: (await ofApplications(tx, payments, applicationIds)).map((payment) => ({
      amountMinor: payment.amountMinor,
      voucher: payment.voucher,
      currency: payment.currency,
      state: payment.state,
      gateway: payment.gateway,
      cardLast4: payment.cardLast4,
      failure: payment.failure,
      at: (payment.settledAt ?? payment.createdAt).toISOString(),
    })),
    notes: await notesOf(tx, customer.id),
  }
}

export async function applicationsOf(tx: ReadTx, customerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.customerId, customerId))
  return rows.map(({ id }) => id)
}

function ofApplications<T extends typeof quotes | typeof payments>(tx: ReadTx, table: T, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([] as T['$inferSelect'][])
  const rows = tx
    .select()
    .from(table as typeof quotes)
    .where(inArray(table.applicationId, [...ids]))
    .orderBy(desc(table.id))
  return rows as unknown as Promise<T['$inferSelect'][]>
}

async function notesOf(tx: ReadTx, customerId: string) {
  const rows = await tx
    .select({ text: customerNotes.text, at: customerNotes.createdAt, by: members.name })
    .from(customerNotes)
    .leftJoin(members, eq(members.id, customerNotes.memberId))
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(desc(customerNotes.id))
  return rows.map(({ text, at, by }) => ({ text, by: by ?? '', at: at.toISOString() }))
}

async function policyOf(tx: ReadTx, policy: PolicyRow, links: PolicyLinks, now: Date) {
  const { content } = await getRelease(tx, policy)
  const plan = content.body.cover.plans.find(({ code }) => code === policy.plan)
  return {
    id: policy.id,
    number: policy.number,
    productName: policy.productName,
    plan: plan?.title ?? policy.plan,
    insured: policy.insured,
    state: policy.state,
    frequency: policy.frequency,
    currency: policy.currency,
    grossMinor: policy.grossMinor,
    startsOn: policy.startsOn,
    endsOn: policy.endsOn,
    issuedAt: policy.issuedAt.toISOString(),
    cancellableUntil: cancellableUntil(policy, content, now),
    certificateUrl: await certificateLink(tx, policy, links, now),
    instalments: (await instalmentsOf(tx, policy.id)).map(({ number, dueOn, amountMinor, state, nextOn }) => ({
      number,
      dueOn,
      amountMinor,
      state,
      nextOn,
    })),
  }
}
