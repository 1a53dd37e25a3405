import type { number } from '@coverwright/contract/build/number'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockDesignInCompany, refuseCollision, toDesign } from './internal.ts'
import { lockDesigns } from './lock-designs.ts'
import { policyNumbers } from './tables.ts'

/** A design whose numbers were given out stays as it is: they must go on in the same form, upwards. */
export const updateNumber: HandlerOf<typeof number, 'updateNumberById'> = async ({ tx, audit }, { id, design }) => {
  await lockDesigns(tx)
  const before = await lockDesignInCompany(tx, id)
  if (before.usedCount > 0) return fail('number.used')
  await refuseCollision(tx, design, id)
  const [after] = await tx.update(policyNumbers).set(design).where(eq(policyNumbers.id, id)).returning()
  if (!after) return fail('number.not-found')

  await audit(id, { name: after.name })
  return toDesign(after)
}
