import type { KeywordForm } from '@coverwright/domain/build/keyword/keyword'
import { jsonb, text, unique } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

export const keywords = tenantTable(
  'keyword',
  {
    keyword: text('keyword').notNull(),
    name: text('name').notNull(),
    texts: jsonb('texts').$type<KeywordForm['texts']>().notNull(),
  },
  (row) => [
    unique('keyword_keyword').on(row.companyId, row.keyword),
    unique('keyword_name').on(row.companyId, row.name),
  ],
)

export type KeywordRow = typeof keywords.$inferSelect

alreadyTaken({
  keyword_keyword: { code: 'keyword.taken', field: 'keyword' },
  keyword_name: { code: 'keyword.taken', field: 'name' },
})
