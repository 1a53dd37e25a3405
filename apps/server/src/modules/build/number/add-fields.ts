import type { number } from '@coverwright/contract/build/number'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockProductInCompany, type Published } from '../product/index.ts'
import { numberedProduct } from './internal.ts'
import { numberFields } from './tables.ts'

/** The list as it is given replaces the one before; numbers that were designed with it stay as they are. */
export const addFields =
  (published: Pick<Published, 'wasAnyLive'>): HandlerOf<typeof number, 'addProductCustomFields'> =>
  async ({ tx, audit }, { productId, fields }) => {
    const product = await lockProductInCompany(tx, productId)
    if (!isEditable(product.state)) return fail('product.in-trash')
    await tx.delete(numberFields).where(eq(numberFields.productId, productId))
    if (fields.length > 0) await tx.insert(numberFields).values(fields.map((field) => ({ ...field, productId })))
    await audit(productId, { fields: fields.map(({ name }) => name) })
    return numberedProduct(tx, product, published)
  }
