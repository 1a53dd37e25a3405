import { type DataColumn, refreshTimes } from '@coverwright/domain/build/data-source/data-source'
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../../platform/database/bytes.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { connectors } from '../connector/index.ts'

export const dataSources = tenantTable(
  'data_source',
  {
    name: text('name').notNull(),
    columns: jsonb('columns').$type<DataColumn[]>().notNull(),
    /** A list of lists of texts as JSON, compressed. */
    rows: bytes('rows').notNull(),
    rowCount: integer('row_count').notNull(),
    /** What fills it; null where files are uploaded. */
    connectorId: uuid('connector_id'),
    /** Where the list is in what the connector answers. */
    listPath: text('list_path'),
    every: text('every', { enum: refreshTimes }),
    /** Null where nobody but a colleague fills it. */
    nextAt: timestamp('next_at', { withTimezone: true }),
    refreshedAt: timestamp('refreshed_at', { withTimezone: true }),
    /** Of the last try; null where it went well. */
    problem: text('problem'),
  },
  (source) => [
    unique('data_source_name').on(source.companyId, source.name),
    foreignKey({
      name: 'data_source_connector',
      columns: [source.companyId, source.connectorId],
      foreignColumns: [connectors.companyId, connectors.id],
    }),
    index('data_source_next').on(source.companyId, source.nextAt).where(sql`${source.nextAt} is not null`),
    index('data_source_of_connector').on(source.companyId, source.connectorId),
  ],
)

export type DataSourceRow = typeof dataSources.$inferSelect
