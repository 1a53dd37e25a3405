import type { pricingTableKinds } from '@coverwright/domain/build/pricing-table/pricing-table'
import { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import type { z } from 'zod'
import { packRows } from '../../../adapters/spreadsheets/pack-rows.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { newId } from '../../../platform/id.ts'
import { pricingTables, pricingTableVersions } from './tables.ts'

interface NewTable {
  readonly productId: string
  readonly kind: (typeof pricingTableKinds)[number]
  readonly table: z.input<typeof RatingTable>
}

/** A table that is active from the start, every edition of it a version. */
export async function addTable(tx: WriteTx, { productId, kind, table }: NewTable): Promise<string> {
  const { name, editions, ...columns } = RatingTable.parse(table)
  const tableId = newId()
  await tx.insert(pricingTables).values({ id: tableId, productId, name, kind })
  await tx.insert(pricingTableVersions).values(
    editions.map(({ from, to, rows }, at) => ({
      tableId,
      number: at + 1,
      state: 'active' as const,
      effectiveFrom: from,
      effectiveTo: to,
      columns,
      rows: packRows(rows),
      rowCount: rows.length,
    })),
  )
  return tableId
}
