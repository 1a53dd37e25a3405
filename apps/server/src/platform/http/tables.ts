import { index, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../database/tenant-table.ts'

export const idempotencies = tenantTable(
  'idempotency',
  {
    memberId: uuid('member_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    inputHash: text('input_hash').notNull(),
    answer: jsonb('answer'),
  },
  (row) => [
    unique('idempotency_key').on(row.companyId, row.memberId, row.key),
    index('idempotency_by_time').on(row.createdAt),
  ],
)
