import type { product } from '@coverwright/contract/build/product'
import { type AccessKind, accessOf, type ProductAccess } from '@coverwright/domain/build/product/product-access'
import { fail } from '@coverwright/domain/errors'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { ReadContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { members } from '../../company/member/index.ts'
import { getProductInCompany, lockProductInCompany } from './internal.ts'
import { type ProductRow, productMembers, products } from './tables.ts'

type Asker = Pick<ReadContext, 'tx' | 'actor' | 'grants'>

/** What whoever asks may do with each of these products. */
async function ownAccesses({ tx, actor, grants }: Asker, ids: readonly string[]): Promise<AccessKind[]> {
  const { memberId } = actor
  const rows = await tx
    .select({ openTo: products.openTo, ownerId: products.ownerId, access: productMembers.access })
    .from(products)
    .leftJoin(productMembers, and(eq(productMembers.productId, products.id), eq(productMembers.memberId, memberId)))
    .where(inArray(products.id, [...ids]))
  const { role } = await grants
  return rows.map(({ openTo, ownerId, access }) =>
    accessOf({ openTo, ownerId, memberId, role, invited: access ?? undefined }),
  )
}

/** Whoever may only read a product changes nothing of it. A product that is not there is for its operation to miss. */
export async function refuseReader(asker: Asker, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0 && (await ownAccesses(asker, productIds)).includes('read')) fail('not-allowed')
}

async function toAccess(asker: Asker, row: ProductRow): Promise<ProductAccess> {
  const { tx } = asker
  const invited = await tx
    .select({ memberId: productMembers.memberId, name: members.name, access: productMembers.access })
    .from(productMembers)
    .innerJoin(members, eq(members.id, productMembers.memberId))
    .where(eq(productMembers.productId, row.id))
    .orderBy(asc(members.name))
  const [own = 'read'] = await ownAccesses(asker, [row.id])
  return { openTo: row.openTo, owner: await ownerOf(tx, row), invited, own }
}

async function ownerOf(tx: ReadTx, { ownerId }: ProductRow): Promise<ProductAccess['owner']> {
  if (ownerId === null) return null
  const [row] = await tx.select({ name: members.name }).from(members).where(eq(members.id, ownerId))
  return row ? { memberId: ownerId, name: row.name } : null
}

export const getAccess: HandlerOf<typeof product, 'getAccess'> = async (context, { id }) =>
  toAccess(context, await getProductInCompany(context.tx, id))

export const setAccess: HandlerOf<typeof product, 'setAccess'> = async (context, { id, openTo, invited }) => {
  const { tx, audit } = context
  await lockProductInCompany(tx, id)
  const ids = [...new Set(invited.map(({ memberId }) => memberId))]
  if ((await tx.$count(members, inArray(members.id, ids))) !== ids.length) return fail('member.not-found')
  await tx.delete(productMembers).where(eq(productMembers.productId, id))
  if (invited.length > 0)
    await tx
      .insert(productMembers)
      .values(invited.map(({ memberId, access }) => ({ productId: id, memberId, access })))
      .onConflictDoNothing()
  const [after] = await tx.update(products).set({ openTo }).where(eq(products.id, id)).returning()

  await audit(id, { openTo, invited })
  return toAccess(context, after ?? fail('product.not-found'))
}
