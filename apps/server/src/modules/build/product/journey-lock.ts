import type { product } from '@coverwright/contract/build/product'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { publish } from '../../../platform/live/publish.ts'
import { members } from '../../company/member/index.ts'
import { refuseWhileEdited } from '../document/index.ts'
import { productDocumentKinds } from './document-kinds.ts'
import { lockProductInCompany, toProduct } from './internal.ts'
import { products } from './tables.ts'

/** Nobody's work is cut off: whoever is editing leaves first. */
export const lockJourney: HandlerOf<typeof product, 'lockJourney'> = async ({ tx, actor, audit, now }, { id }) => {
  const before = await lockProductInCompany(tx, id)
  if (!isEditable(before.state)) return fail('product.in-trash')
  await refuseLocked(tx, [id])
  for (const kind of productDocumentKinds) await refuseWhileEdited(tx, { kind, ownerId: id }, actor.memberId, now)
  const [after] = await tx
    .update(products)
    .set({ lockedBy: actor.memberId, lockedAt: now })
    .where(eq(products.id, id))
    .returning()
  await audit(id, { isLocked: true })
  publish(tx, { kind: 'document', subjectId: id })
  return toProduct(tx, after ?? before)
}

export const unlockJourney: HandlerOf<typeof product, 'unlockJourney'> = async ({ tx, audit }, { id }) => {
  const before = await lockProductInCompany(tx, id)
  if (!before.lockedBy) return fail('product.not-locked')
  const [after] = await tx
    .update(products)
    .set({ lockedBy: null, lockedAt: null })
    .where(eq(products.id, id))
    .returning()
  await audit(id, { isLocked: false, lockedBy: before.lockedBy })
  publish(tx, { kind: 'document', subjectId: id })
  return toProduct(tx, after ?? before)
}

/** Who locked these journeys, by name. */
async function findLockers(tx: ReadTx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ name: members.name })
    .from(products)
    .innerJoin(members, eq(members.id, products.lockedBy))
    .where(and(inArray(products.id, [...ids]), isNotNull(products.lockedBy)))
  return rows.map(({ name }) => name)
}

export async function refuseLocked(tx: ReadTx, ids: readonly string[]): Promise<void> {
  const [name] = await findLockers(tx, ids)
  if (name !== undefined) fail('product.locked', { lock: `${name} locked this journey.` })
}
