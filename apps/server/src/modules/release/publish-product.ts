import type { publisher } from '@coverwright/contract/publisher'
import { fail } from '@coverwright/domain/errors'
import { isEditable, productLifecycle } from '@coverwright/domain/product/product-lifecycle'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { publish } from '../../platform/live/publish.ts'
import { lockProductInCompany, markPublished, saveProductState } from '../product/index.ts'
import { missingOf } from './find-missing.ts'
import { freezeProduct } from './freeze-product.ts'
import { toRelease } from './internal.ts'
import { mountRelease } from './mount-release.ts'

/** Freezes, mounts and dismounts in one transaction: a visitor meets the old release or the new one, never neither. */
export const publishProduct: HandlerOf<typeof publisher, 'publishProduct'> = async (
  { tx, actor, grants, audit, now },
  { id, stage, host },
) => {
  if (stage === 'live' && !(await grants).permissions.includes('publish-live')) return fail('not-allowed')
  const product = await lockProductInCompany(tx, id)
  if (!isEditable(product.state)) return fail('product.in-trash')
  const missing = await missingOf(tx, product, stage, now)
  if (missing.length > 0)
    return fail('product.incomplete', Object.fromEntries(missing.map((what, at) => [`missing.${at}`, what])))

  const frozen = await freezeProduct(tx, product, now)
  const release = await mountRelease(tx, frozen, { stage, host })
  const state = productLifecycle.next(product.state, stage === 'live' ? 'publish' : 'hand') ?? product.state
  await saveProductState(tx, id, state)
  await markPublished(tx, product, actor.memberId, now)

  await publish(tx, { kind: 'release', subjectId: release.id })
  await audit(id, { releaseId: release.id, contentHash: release.contentHash, stage, host })
  return toRelease(release, { host, mode: stage === 'live' ? 'live' : 'test' })
}
