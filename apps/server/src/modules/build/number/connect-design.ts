import type { number } from '@coverwright/contract/build/number'
import { isSpent, nextNumber } from '@coverwright/domain/build/policy-number/policy-number'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockProductInCompany, type Published } from '../product/index.ts'
import { findDesignOfProduct, lockDesignInCompany, numberedProduct } from './internal.ts'
import { numberedProducts } from './tables.ts'

export const connectDesign =
  (published: Pick<Published, 'wasAnyLive'>): HandlerOf<typeof number, 'updatePolicyNoByProductId'> =>
  async ({ tx, audit, now }, { productId, policyNumberId }) => {
    const product = await lockProductInCompany(tx, productId)
    if (!isEditable(product.state)) return fail('product.in-trash')
    const before = await findDesignOfProduct(tx, productId)
    const design = await lockDesignInCompany(tx, policyNumberId)
    const isPublished = product.state === 'online' || (await published.wasAnyLive(tx, [productId]))
    const today = isoDate(calendarDate(now, product.timeZone))
    // Policies already sold under one form must not be followed by others while it has numbers to give, also while the
    // product is offline: it comes back under the same form.
    if (isPublished && before && before.id !== design.id && !isSpent(before, before.usedCount, today))
      return fail('number.locked')
    const next = nextNumber(design, design.usedCount, today)
    if ('refusal' in next && next.refusal === 'exhausted') return fail('number.exhausted')
    if ('refusal' in next && next.refusal === 'too-late') return fail('number.outside-dates')
    await tx
      .insert(numberedProducts)
      .values({ productId, policyNumberId })
      .onConflictDoUpdate({ target: [numberedProducts.companyId, numberedProducts.productId], set: { policyNumberId } })

    await audit(productId, { policyNumberId, before: before?.id ?? null })
    return numberedProduct(tx, product, published)
  }
