import type { product } from '@coverwright/contract/product'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { toProduct } from './internal.ts'
import { products } from './tables.ts'

export const createProduct: HandlerOf<typeof product, 'createProduct'> = async ({ tx, actor, audit }, form) => {
  // The unique index decides, not a look beforehand: two people may choose the same name at once.
  const [row] = await tx
    .insert(products)
    .values({ ...form, ownerId: actor.memberId })
    .onConflictDoNothing()
    .returning()
  if (!row) return fail('product.name-taken')

  await audit(row.id, { name: row.name })
  return toProduct(row)
}
