import type { dataSource } from '@coverwright/contract/build/data-source'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { unpackCells } from './internal.ts'
import { dataSources } from './tables.ts'

type RowQuestion = z.output<typeof dataSource.calls.findRow.input>

const none = { found: false, row: {} }

export async function findRow(tx: ReadTx, { source, column, value }: RowQuestion) {
  const [kept] = await tx.select().from(dataSources).where(eq(dataSources.name, source))
  if (!kept) return none
  const at = kept.columns.flatMap(({ name }, index) => (name === column ? [index] : []))
  const row =
    at.length > 0 ? unpackCells(kept.rows).find((cells) => at.some((index) => cells[index] === value)) : undefined
  if (!row) return none
  const cells = new Map<string, string>()
  for (const [index, { name, language }] of kept.columns.entries())
    if (language === null || !cells.has(name)) cells.set(name, row[index] ?? '')
  return { found: true, row: Object.fromEntries(cells) }
}
