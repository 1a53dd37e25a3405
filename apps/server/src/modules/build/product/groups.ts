import type { product } from '@coverwright/contract/build/product'
import { fail } from '@coverwright/domain/errors'
import { asc, count, eq, inArray, ne } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { productGroups, products } from './tables.ts'

/** How many there are in a group, without what lies in the trash. */
async function countsOf(tx: ReadTx): Promise<ReadonlyMap<string | null, number>> {
  const rows = await tx
    .select({ groupId: products.groupId, count: count() })
    .from(products)
    .where(ne(products.state, 'trash'))
    .groupBy(products.groupId)
  return new Map(rows.map((row) => [row.groupId, row.count]))
}

export const listGroups: HandlerOf<typeof product, 'listGroups'> = async ({ tx }) => {
  const groups = await tx.select().from(productGroups).orderBy(asc(productGroups.name))
  const counts = await countsOf(tx)
  return { groups: groups.map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 })) }
}

export const createGroup: HandlerOf<typeof product, 'createGroup'> = async ({ tx, audit }, { name }) => {
  const [row] = await tx.insert(productGroups).values({ name }).returning()
  if (!row) throw new Error('The group was not saved')
  await audit(row.id, { name })
  return { id: row.id, name, count: 0 }
}

export const renameGroup: HandlerOf<typeof product, 'renameGroup'> = async ({ tx, audit }, { id, name }) => {
  const before = await lockGroup(tx, id)
  await tx.update(productGroups).set({ name }).where(eq(productGroups.id, id))
  await audit(id, { from: before.name, to: name })
  return { id, name, count: (await countsOf(tx)).get(id) ?? 0 }
}

export const deleteGroup: HandlerOf<typeof product, 'deleteGroup'> = async ({ tx, audit }, { id }) => {
  const { name } = await lockGroup(tx, id)
  await tx.update(products).set({ groupId: null }).where(eq(products.groupId, id))
  await tx.delete(productGroups).where(eq(productGroups.id, id))
  await audit(id, { name })
  return {}
}

export const moveToGroup: HandlerOf<typeof product, 'moveToGroup'> = async ({ tx, audit }, { ids, groupId }) => {
  if (groupId !== null) await lockGroup(tx, groupId)
  const moved = await tx
    .update(products)
    .set({ groupId })
    .where(inArray(products.id, ids))
    .returning({ id: products.id })
  if (moved.length !== new Set(ids).size) return fail('product.not-found')
  for (const { id } of moved) await audit(id, { groupId })
  return { moved: moved.length }
}

async function lockGroup(tx: WriteTx, id: string) {
  const [row] = await tx.select().from(productGroups).where(eq(productGroups.id, id)).for('update')
  return row ?? fail('product.group-not-found')
}
