import { foreignKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { members } from '../member/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const primaryTransfers = tenantTable(
  'primary_transfer',
  {
    fromMemberId: uuid('from_member_id').notNull(),
    toMemberId: uuid('to_member_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
    doneAt: time('done_at'),
  },
  (transfer) => [
    foreignKey({
      name: 'primary_transfer_from',
      columns: [transfer.companyId, transfer.fromMemberId],
      foreignColumns: [members.companyId, members.id],
    }),
    foreignKey({
      name: 'primary_transfer_to',
      columns: [transfer.companyId, transfer.toMemberId],
      foreignColumns: [members.companyId, members.id],
    }),
  ],
)

export type PrimaryTransferRow = typeof primaryTransfers.$inferSelect
