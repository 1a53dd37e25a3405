import type { DataColumn } from '@coverwright/domain/build/data-source/data-source'
import { integer, jsonb, text, unique } from 'drizzle-orm/pg-core'
import { bytes } from '../../../platform/database/bytes.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

export const dataSources = tenantTable(
  'data_source',
  {
    name: text('name').notNull(),
    columns: jsonb('columns').$type<DataColumn[]>().notNull(),
    /** A list of lists of texts as JSON, compressed. */
    rows: bytes('rows').notNull(),
    rowCount: integer('row_count').notNull(),
  },
  (source) => [unique('data_source_name').on(source.companyId, source.name)],
)

export type DataSourceRow = typeof dataSources.$inferSelect
