import type { pricing } from '@coverwright/contract/pricing'
import { and, asc, eq } from 'drizzle-orm'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { getProductInCompany } from '../product/index.ts'
import { sheetOf } from './handle-jobs.ts'
import { getVersionInCompany } from './internal.ts'
import { toWire } from './pack-rows.ts'
import { pricingTables, pricingTableVersions } from './tables.ts'

export const getSheet: HandlerOf<typeof pricing, 'getSheet'> = async ({ tx }, { id, sheet }) => {
  await getVersionInCompany(tx, id)
  const content = await sheetOf(tx, id, sheet)
  return { packed: content ? toWire(content) : null }
}

export const getRows: HandlerOf<typeof pricing, 'getRows'> = async ({ tx }, { id }) => {
  const { columns } = await getVersionInCompany(tx, id)
  const { rows, id: of } = pricingTableVersions
  const [found] = await tx.select({ rows }).from(pricingTableVersions).where(eq(of, id))
  return { shape: columns, packed: found?.rows ? toWire(found.rows) : null }
}

export const getActiveTables: HandlerOf<typeof pricing, 'getActiveTables'> = async ({ tx }, { id }) => {
  await getProductInCompany(tx, id)
  const found = await tx
    .select({ name: pricingTables.name, version: pricingTableVersions })
    .from(pricingTableVersions)
    .innerJoin(pricingTables, eq(pricingTables.id, pricingTableVersions.tableId))
    .where(and(eq(pricingTables.productId, id), eq(pricingTableVersions.state, 'active')))
    .orderBy(asc(pricingTables.name), asc(pricingTableVersions.number))
  return [...Map.groupBy(found, ({ name }) => name)].flatMap(([name, versions]) => {
    const shape = versions.at(-1)?.version.columns
    const editions = versions.flatMap(({ version: { effectiveFrom, effectiveTo, rows } }) =>
      rows ? [{ from: effectiveFrom, to: effectiveTo, packed: toWire(rows) }] : [],
    )
    return shape ? [{ name, shape, editions }] : []
  })
}
