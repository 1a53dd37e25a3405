import type { pricing } from '@coverwright/contract/build/pricing'
import { usersOfTable } from '@coverwright/domain/build/pricing-table/data-of-body'
import { isDraft } from '@coverwright/domain/build/pricing-table/pricing-table-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { bodyOf, getVersionInCompany, lockTable, toTables } from './internal.ts'
import { type PricingTableRow, pricingTables, pricingTableVersions } from './tables.ts'

/** Steps and rules call a table by its name: while one does, it keeps it. */
async function refuseWhileUsed(tx: ReadTx, { productId, name }: PricingTableRow) {
  const body = await bodyOf(tx, productId)
  const users = body ? usersOfTable(body, name) : []
  if (users.length > 0) fail('pricing-table.in-use', { table: `Used by: ${users.join(', ')}.` })
}

export const renameTable: HandlerOf<typeof pricing, 'renameTable'> = async ({ tx, audit }, { id, name }) => {
  const { table } = await lockTable(tx, id)
  if (table.name !== name) await refuseWhileUsed(tx, table)
  await tx.update(pricingTables).set({ name }).where(eq(pricingTables.id, id))
  await audit(id, { from: table.name, to: name })
  const [renamed] = await toTables(tx, table.productId, [{ ...table, name }])
  return renamed ?? fail('pricing-table.not-found')
}

export const deleteTable: HandlerOf<typeof pricing, 'deleteTable'> = async ({ tx, audit }, { id }) => {
  const { table } = await lockTable(tx, id)
  await refuseWhileUsed(tx, table)
  await tx.delete(pricingTableVersions).where(eq(pricingTableVersions.tableId, id))
  await tx.delete(pricingTables).where(eq(pricingTables.id, id))
  await audit(id, { name: table.name })
  return {}
}

/** A table whose only version goes, goes with it. */
export const deleteVersion: HandlerOf<typeof pricing, 'deleteVersion'> = async ({ tx, audit }, { id }) => {
  const { tableId } = await getVersionInCompany(tx, id)
  await lockTable(tx, tableId)
  const version = await getVersionInCompany(tx, id)
  if (!isDraft(version.state)) return fail('pricing-table.state')
  await tx.delete(pricingTableVersions).where(eq(pricingTableVersions.id, id))
  const left = await tx.$count(pricingTableVersions, eq(pricingTableVersions.tableId, version.tableId))
  if (left === 0) await tx.delete(pricingTables).where(eq(pricingTables.id, version.tableId))
  await audit(id, { number: version.number })
  return {}
}
