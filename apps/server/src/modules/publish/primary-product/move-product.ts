import type { primaryProduct } from '@coverwright/contract/publish/primary-product'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { primaryLifecycle } from '@coverwright/domain/publish/primary-product/primary-lifecycle'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockProductInCompany } from '../../build/product/index.ts'
import { freezeProduct, missingLogic } from '../release/index.ts'
import { primaryProducts } from './tables.ts'

/** The product's business logic is what partners get: nothing of it may be missing. How it is paid is theirs to say. */
export const moveProduct: HandlerOf<typeof primaryProduct, 'moveProduct'> = async ({ tx, audit, now }, { id }) => {
  const product = await lockProductInCompany(tx, id)
  if (!isEditable(product.state)) return fail('product.in-trash')
  if (product.baseReleaseId) return fail('primary-product.not-own-body')
  const missing = await missingLogic(tx, product, now)
  const before = await stateOf(tx, id)
  if (missing.length > 0) {
    // What partners have stays as it was.
    const state = primaryLifecycle.next(before, 'ask') ?? before
    await keep(tx, id, { state })
    await audit(id, { state, missing: missing.length })
    return { state, missing }
  }
  const release = await freezeProduct(tx, product)
  const state = primaryLifecycle.next(before, 'move') ?? fail('primary-product.not-possible')
  await keep(tx, id, { state, releaseId: release.id, movedAt: now })
  await audit(id, { state, releaseId: release.id, version: release.version })
  return { state, missing: [] }
}

export const takeBackProduct: HandlerOf<typeof primaryProduct, 'takeBackProduct'> = async ({ tx, audit }, { id }) => {
  await lockProductInCompany(tx, id)
  const state = primaryLifecycle.next(await stateOf(tx, id), 'takeBack') ?? fail('primary-product.not-possible')
  await keep(tx, id, { state })
  await audit(id, { state })
  return { state, missing: [] }
}

async function stateOf(tx: WriteTx, productId: string) {
  const [row] = await tx.select().from(primaryProducts).where(eq(primaryProducts.productId, productId))
  return row?.state ?? primaryLifecycle.initial
}

const keep = (tx: WriteTx, productId: string, change: Partial<typeof primaryProducts.$inferInsert>) =>
  tx
    .insert(primaryProducts)
    .values({ ...change, productId })
    .onConflictDoUpdate({ target: [primaryProducts.companyId, primaryProducts.productId], set: change })
