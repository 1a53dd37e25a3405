import type { pricing } from '@coverwright/contract/build/pricing'
import { eq } from 'drizzle-orm'
import { toWire } from '../../../adapters/spreadsheets/pack-rows.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../product/index.ts'
import { findActiveVersions } from './find-active-tables.ts'
import { sheetOf } from './handle-jobs.ts'
import { getVersionInCompany } from './internal.ts'
import { pricingTableVersions } from './tables.ts'

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
  const tables = await findActiveVersions(tx, id)
  return tables.map(({ name, shape, versions }) => ({
    name,
    shape,
    editions: versions.flatMap(({ effectiveFrom: from, effectiveTo: to, rows }) =>
      rows ? [{ from, to, packed: toWire(rows) }] : [],
    ),
  }))
}
