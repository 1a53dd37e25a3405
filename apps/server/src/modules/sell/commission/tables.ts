import { currencies } from '@coverwright/domain/base/money/money'
import { commissionMethods } from '@coverwright/domain/sell/channel/connection'
import { commissionKinds, payees } from '@coverwright/domain/sell/commission/commission'
import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, integer, numeric, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantLog, tenantTable } from '../../../platform/database/tenant-table.ts'
import { products } from '../../build/product/index.ts'
import { agents } from '../../company/agent/index.ts'
import { channels } from '../channel/index.ts'

const minor = (name: string) => bigint(name, { mode: 'number' }).notNull()

const seller = {
  payee: text('payee', { enum: payees }).notNull(),
  channelId: uuid('channel_id'),
  agentId: uuid('agent_id'),
  merchant: text('merchant').notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  /** By the company's clocks: 2026-11 */
  month: text('month').notNull(),
}

/** One for what a seller earned with a policy, one for what they gave back. Nothing of a person. */
export const commissionEntries = tenantLog(
  'commission_entry',
  {
    ...seller,
    kind: text('kind', { enum: commissionKinds }).notNull(),
    transactionId: uuid('transaction_id').notNull(),
    policyId: uuid('policy_id').notNull(),
    policyNumber: text('policy_number').notNull(),
    productId: uuid('product_id').notNull(),
    productName: text('product_name').notNull(),
    method: text('method', { enum: commissionMethods }).notNull(),
    ratioValue: text('ratio_value').notNull(),
    baseMinor: minor('base_minor'),
    amountMinor: minor('amount_minor'),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
  },
  (entry) => [
    unique('commission_entry_once').on(entry.companyId, entry.policyId, entry.payee, entry.kind),
    foreignKey({
      name: 'commission_entry_channel',
      columns: [entry.companyId, entry.channelId],
      foreignColumns: [channels.companyId, channels.id],
    }),
    foreignKey({
      name: 'commission_entry_product',
      columns: [entry.companyId, entry.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    index('commission_entry_by_time').on(entry.companyId, entry.bookedAt, entry.id),
    index('commission_entry_of_channel').on(entry.companyId, entry.channelId, entry.bookedAt, entry.id),
    index('commission_entry_of_agent')
      .on(entry.companyId, entry.agentId, entry.bookedAt, entry.id)
      .where(sql`${entry.agentId} is not null`),
    index('commission_entry_of_month').on(entry.companyId, entry.month, entry.bookedAt, entry.id),
    index('commission_entry_of_transaction').on(entry.companyId, entry.transactionId),
  ],
)

/** The same, added up with each entry: a statement reads no sales. */
export const commissionMonths = tenantTable(
  'commission_month',
  {
    ...seller,
    sales: integer('sales').notNull(),
    earnedMinor: minor('earned_minor'),
    clawedBackMinor: minor('clawed_back_minor'),
  },
  (sum) => [
    unique('commission_month_once')
      .on(sum.companyId, sum.month, sum.payee, sum.channelId, sum.merchant, sum.agentId, sum.currency)
      .nullsNotDistinct(),
    foreignKey({
      name: 'commission_month_channel',
      columns: [sum.companyId, sum.channelId],
      foreignColumns: [channels.companyId, channels.id],
    }),
    foreignKey({
      name: 'commission_month_agent',
      columns: [sum.companyId, sum.agentId],
      foreignColumns: [agents.companyId, agents.id],
    }),
    index('commission_month_of_channel').on(sum.companyId, sum.channelId, sum.month),
    index('commission_month_of_agent').on(sum.companyId, sum.agentId, sum.month).where(sql`${sum.agentId} is not null`),
  ],
)

/** What an agent earns; of no product: with all that have no terms of their own. */
export const agentTerms = tenantTable(
  'agent_terms',
  {
    agentId: uuid('agent_id').notNull(),
    productId: uuid('product_id'),
    commissionMethod: text('commission_method', { enum: commissionMethods }).notNull(),
    ratioValue: numeric('ratio_value', { precision: 9, scale: 2 }).notNull(),
  },
  (terms) => [
    unique('agent_terms_once').on(terms.companyId, terms.agentId, terms.productId).nullsNotDistinct(),
    foreignKey({
      name: 'agent_terms_agent',
      columns: [terms.companyId, terms.agentId],
      foreignColumns: [agents.companyId, agents.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'agent_terms_product',
      columns: [terms.companyId, terms.productId],
      foreignColumns: [products.companyId, products.id],
    }).onDelete('cascade'),
  ],
)

export type CommissionEntryRow = typeof commissionEntries.$inferSelect
export type CommissionMonthRow = typeof commissionMonths.$inferSelect
