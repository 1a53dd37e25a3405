import type { number } from '@coverwright/contract/build/number'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { refuseCollision, toDesign } from './internal.ts'
import { lockDesigns } from './lock-designs.ts'
import { policyNumbers } from './tables.ts'

export const createPolicyNo: HandlerOf<typeof number, 'createPolicyNo'> = async ({ tx, audit }, design) => {
  await lockDesigns(tx)
  await refuseCollision(tx, design)
  const [row] = await tx.insert(policyNumbers).values(design).returning()
  if (!row) throw new Error('The design was not saved')

  await audit(row.id, { name: row.name })
  return toDesign(row)
}
