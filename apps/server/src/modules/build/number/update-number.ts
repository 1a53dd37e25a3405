import type { number } from '@coverwright/contract/build/number'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import type { Published } from '../product/index.ts'
import { lockDesignInCompany, refuseCollision, toDesign } from './internal.ts'
import { lockDesigns } from './lock-designs.ts'
import { numberedProducts, policyNumbers } from './tables.ts'

/**
 * A design whose numbers were given out stays as it is: they must go on in the same form, upwards. So does one that a
 * published product sells under, sold or not.
 */
export const updateNumber =
  (published: Pick<Published, 'wasAnyLive'>): HandlerOf<typeof number, 'updateNumberById'> =>
  async ({ tx, audit }, { id, design }) => {
    await lockDesigns(tx)
    const before = await lockDesignInCompany(tx, id)
    if (before.usedCount > 0) return fail('number.used')
    const connected = await tx
      .select({ productId: numberedProducts.productId })
      .from(numberedProducts)
      .where(eq(numberedProducts.policyNumberId, id))
    if (
      await published.wasAnyLive(
        tx,
        connected.map(({ productId }) => productId),
      )
    )
      return fail('number.locked')
    await refuseCollision(tx, design, id)
    const [after] = await tx.update(policyNumbers).set(design).where(eq(policyNumbers.id, id)).returning()
    if (!after) return fail('number.not-found')

    await audit(id, { name: after.name })
    return toDesign(after)
  }
