import type { publisher } from '@coverwright/contract/publisher'
import { fail } from '@coverwright/domain/errors'
import { isEditable } from '@coverwright/domain/product/product-lifecycle'
import type { PublishStage } from '@coverwright/domain/release/mount'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { lockProductInCompany } from '../product/index.ts'
import { freezeProduct, missingOf, mountRelease, toRelease } from '../release/index.ts'
import { checkApproval } from './approval.ts'

/** Freezes, mounts and dismounts in one transaction: a visitor meets the old release or the new one, never neither. */
export const publishProduct: HandlerOf<typeof publisher, 'publishProduct'> = async (
  { tx, actor, grants, audit, now },
  { id, stage, host },
) => {
  if (stage === 'live') {
    if (!(await grants).permissions.includes('publish-live')) return fail('not-allowed')
    await checkApproval(tx)
  }
  const release = await freezeComplete(tx, id, stage, now)
  const mount = await mountRelease(tx, release, { stage, host }, { actorId: actor.memberId, now })
  await audit(id, { releaseId: release.id, contentHash: release.contentHash, stage, host })
  return toRelease(release, mount)
}

export const makeRelease: HandlerOf<typeof publisher, 'makeRelease'> = async ({ tx, audit, now }, { id }) => {
  const release = await freezeComplete(tx, id, 'live', now)
  await audit(id, { releaseId: release.id, contentHash: release.contentHash })
  return toRelease(release, undefined)
}

async function freezeComplete(tx: WriteTx, id: string, stage: PublishStage, now: Date) {
  const product = await lockProductInCompany(tx, id)
  if (!isEditable(product.state)) return fail('product.in-trash')
  const missing = await missingOf(tx, product, stage, now)
  if (missing.length > 0)
    return fail('product.incomplete', Object.fromEntries(missing.map((what, at) => [`missing.${at}`, what])))
  return freezeProduct(tx, product)
}
