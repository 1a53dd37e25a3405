import { currencies } from '@coverwright/domain/base/money/money'
import { commissionMethods } from '@coverwright/domain/sell/channel/connection'
import { commissionKinds, payees } from '@coverwright/domain/sell/commission/commission'
import { bigint, foreignKey, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantLog, tenantTable } from '../../../platform/database/tenant-table.ts'
import { products } from '../../build/product/index.ts'
import { channels } from '../channel/index.ts'

const minor = (name: string) => bigint(name, { mode: 'number' }).notNull()

const seller = {
  payee: text('payee', { enum: payees }).notNull(),
  channelId: uuid('channel_id'),
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
    agentId: uuid('agent_id'),
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
      .on(sum.companyId, sum.month, sum.payee, sum.channelId, sum.merchant, sum.currency)
      .nullsNotDistinct(),
    foreignKey({
      name: 'commission_month_channel',
      columns: [sum.companyId, sum.channelId],
      foreignColumns: [channels.companyId, channels.id],
    }),
    index('commission_month_of_channel').on(sum.companyId, sum.channelId, sum.month),
  ],
)

export type CommissionEntryRow = typeof commissionEntries.$inferSelect
export type CommissionMonthRow = typeof commissionMonths.$inferSelect
