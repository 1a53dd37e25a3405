import type { number } from '@coverwright/contract/build/number'
import { remainingOf } from '@coverwright/domain/build/policy-number/policy-number'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockProductInCompany, type Published } from '../product/index.ts'
import { findDesignOfProduct, lockDesignInCompany, numberedProduct } from './internal.ts'
import { numberedProducts } from './tables.ts'

export const connectDesign =
  (published: Pick<Published, 'wasAnyLive'>): HandlerOf<typeof number, 'updatePolicyNoByProductId'> =>
  async ({ tx, audit }, { productId, policyNumberId }) => {
    const product = await lockProductInCompany(tx, productId)
    if (!isEditable(product.state)) return fail('product.in-trash')
    const before = await findDesignOfProduct(tx, productId)
    const design = await lockDesignInCompany(tx, policyNumberId)
    const isPublished = product.state === 'online' || (await published.wasAnyLive(tx, [productId]))
    // Policies already sold under one form must not be followed by others before its numbers are used up, also while the
    // product is offline: it comes back under the same form.
    if (isPublished && before && before.id !== design.id && remainingOf(before, before.usedCount) > 0)
      return fail('number.locked')
    if (remainingOf(design, design.usedCount) === 0) return fail('number.exhausted')
    await tx
      .insert(numberedProducts)
      .values({ productId, policyNumberId })
      .onConflictDoUpdate({ target: [numberedProducts.companyId, numberedProducts.productId], set: { policyNumberId } })

    await audit(productId, { policyNumberId, before: before?.id ?? null })
    return numberedProduct(tx, product, published)
  }
