import type { dataSource } from '@coverwright/contract/build/data-source'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findProductsAskingFor } from '../product/index.ts'
import { lockDataSourceInCompany, toDataSource } from './internal.ts'
import { dataSources } from './tables.ts'

/** Products that are published keep the rows they were frozen with; those being built would lose them. */
export const deleteDataSource: HandlerOf<typeof dataSource, 'deleteDataSource'> = async ({ tx, audit }, { id }) => {
  const row = await lockDataSourceInCompany(tx, id)
  const users = await findProductsAskingFor(tx, row.name)
  if (users.length > 0) return fail('data-source.in-use', { id: users.join(', ') })
  await tx.delete(dataSources).where(eq(dataSources.id, id))

  await audit(id, { name: row.name })
  return toDataSource(row)
}
