import { attemptNames } from '@coverwright/domain/company/session/attempt-limits'
import { index, integer, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

/** How often something was tried. The rows are the operator's: most of whoever tries has no company, or says so only. */
export const attemptCounts = tenantTable(
  'attempt_count',
  {
    name: text('name', { enum: attemptNames }).notNull(),
    /** The hash of the address whose account or mailbox it is about, known or not; empty where all count together. */
    account: text('account').notNull(),
    /** The network address or the device it came from; empty where all count together. */
    caller: text('caller').notNull(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (count) => [
    unique('attempt_count_key').on(count.companyId, count.name, count.account, count.caller),
    index('attempt_count_by_end').on(count.companyId, count.endsAt),
  ],
)
