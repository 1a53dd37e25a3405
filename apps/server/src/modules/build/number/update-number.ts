import type { number } from '@coverwright/contract/build/number'
import { isSpent } from '@coverwright/domain/build/policy-number/policy-number'
import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { type Published, products } from '../product/index.ts'
import { lockDesignInCompany, refuseCollision, toDesign } from './internal.ts'
import { lockDesigns } from './lock-designs.ts'
import { numberedProducts, policyNumbers } from './tables.ts'

/**
 * A design whose numbers were given out stays as it is: they must go on in the same form, upwards. So does one that a
 * published product sells under, sold or not, until its last day is over.
 */
export const updateNumber =
  (published: Pick<Published, 'wasAnyLive'>): HandlerOf<typeof number, 'updateNumberById'> =>
  async ({ tx, audit, now }, { id, design }) => {
    await lockDesigns(tx)
    const before = await lockDesignInCompany(tx, id)
    if (before.usedCount > 0) return fail('number.used')
    const connected = await tx
      .select({ productId: products.id, timeZone: products.timeZone })
      .from(numberedProducts)
      .innerJoin(products, eq(products.id, numberedProducts.productId))
      .where(eq(numberedProducts.policyNumberId, id))
    const numbered = connected.flatMap(({ productId, timeZone }) =>
      isSpent(before, before.usedCount, isoDate(calendarDate(now, timeZone))) ? [] : [productId],
    )
    if (await published.wasAnyLive(tx, numbered)) return fail('number.locked')
    await refuseCollision(tx, design, id)
    const [after] = await tx.update(policyNumbers).set(design).where(eq(policyNumbers.id, id)).returning()
    if (!after) return fail('number.not-found')

    await audit(id, { name: after.name })
    return toDesign(after)
  }
