import type { product } from '@coverwright/contract/build/product'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toProduct } from './internal.ts'
import { requireReady } from './line-ready.ts'
import { products } from './tables.ts'

export const createProduct: HandlerOf<typeof product, 'createProduct'> = async ({ tx, actor, audit }, form) => {
  requireReady(form.line)
  const [row] = await tx
    .insert(products)
    .values({ ...form, ownerId: actor.memberId })
    .returning()
  if (!row) throw new Error('The product was not saved')

  await audit(row.id, { name: row.name })
  return toProduct(tx, row)
}
