import { currencies } from '@coverwright/domain/base/money/money'
import { commissionMethods } from '@coverwright/domain/sell/channel/connection'
import { coverTypes, voucherLifecycle, voucherModes, voucherPapers } from '@coverwright/domain/sell/voucher/voucher'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { channels } from '../channel/index.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const vouchers = tenantTable(
  'voucher',
  {
    name: text('name').notNull(),
    value: text('value').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    quota: integer('quota').notNull(),
    coverType: text('cover_type', { enum: coverTypes }).notNull(),
    plans: text('plans').array().notNull(),
    channelId: uuid('channel_id').notNull(),
    description: text('description').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    mode: text('mode', { enum: voucherModes }).notNull(),
    paper: text('paper', { enum: voucherPapers }).notNull(),
    /** Null where every customer has a code of their own. */
    promoCode: text('promo_code'),
    sellingPrice: text('selling_price').notNull(),
    commissionType: text('commission_type', { enum: commissionMethods }).notNull(),
    commission: text('commission').notNull(),
    isAutoRenewed: boolean('is_auto_renewed').notNull(),
    state: text('state', { enum: voucherLifecycle.states }).notNull().default(voucherLifecycle.initial),
    /** In this round; what was used in an earlier one and comes back takes nothing off. */
    used: integer('used').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    round: integer('round').notNull().default(1),
    /** Counts changes of what the form asks for, and its renewals: sales do not move it. */
    revision: integer('revision').notNull().default(1),
    /** When it begins anew; null where it does not. */
    renewAt: moment('renew_at'),
  },
  (voucher) => [
    unique('voucher_promo_code').on(voucher.companyId, voucher.promoCode),
    check(
      'voucher_never_over',
      sql`${voucher.used} >= 0 and ${voucher.reserved} >= 0 and ${voucher.used} + ${voucher.reserved} <= ${voucher.quota}`,
    ),
    foreignKey({
      name: 'voucher_channel',
      columns: [voucher.companyId, voucher.channelId],
      foreignColumns: [channels.companyId, channels.id],
    }),
    index('voucher_renewed').on(voucher.companyId, voucher.renewAt).where(sql`${voucher.renewAt} is not null`),
  ],
)

export type VoucherRow = typeof vouchers.$inferSelect

alreadyTaken({ voucher_promo_code: { code: 'voucher.code-taken', field: 'promoCode' } })
