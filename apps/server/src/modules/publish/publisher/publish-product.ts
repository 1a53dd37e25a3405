import type { publisher } from '@coverwright/contract/publish/publisher'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { PublishStage } from '@coverwright/domain/publish/release/mount'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { markPublished } from '../../build/document/index.ts'
import { getProductInCompany, lockProductInCompany, productDocumentKinds } from '../../build/product/index.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import {
  freezeProduct,
  leaveStaging,
  lockMountAt,
  missingOf,
  missingUnits,
  mountRelease,
  toRelease,
} from '../release/index.ts'
import { checkApproval } from './approval.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'
import { checkTried } from './tried.ts'

/** Freezes, mounts and dismounts in one transaction: a visitor meets the old release or the new one, never neither. */
export const publishProduct: HandlerOf<typeof publisher, 'publishProduct'> = async (
  { tx, actor, grants, audit, now, ports },
  { id, stage, host, casesReason },
) => {
  if (stage === 'live') {
    if (!(await grants).permissions.includes('publish-live')) return fail('not-allowed')
    await checkApproval(tx)
  }
  const release = await freezeComplete(tx, id, stage, { memberId: actor.memberId, now })
  if (stage === 'live') refuseIncomplete(await missingUnitsAt(tx, id, host, now))
  const tried = stage === 'live' ? await checkTried(tx, release.id, casesReason) : {}
  const mover = { actorId: actor.memberId, now }
  if (stage === 'live') await leaveStaging(tx, release, host, mover)
  const mount = await mountRelease(tx, release, { stage, host, rules: ports.domains.hostRules }, mover)
  await audit(id, { releaseId: release.id, contentHash: release.contentHash, stage, host, ...tried })
  return toRelease(release, mount)
}

export const makeRelease: HandlerOf<typeof publisher, 'makeRelease'> = async ({ tx, actor, audit, now }, { id }) => {
  const release = await freezeComplete(tx, id, 'live', { memberId: actor.memberId, now })
  await audit(id, { releaseId: release.id, contentHash: release.contentHash })
  return toRelease(release, undefined)
}

/** Under the company's lock: of two that go live at once for the last unit, the second finds it taken. */
async function missingUnitsAt(tx: WriteTx, id: string, host: string, now: Date) {
  const there = await lockMountAt(tx, host)
  const { type } = await getProductInCompany(tx, id)
  return missingUnits(tx, { productId: id, type }, now, there)
}

export const findMissing: HandlerOf<typeof publisher, 'findMissing'> = async ({ tx, now }, { id }) => {
  const product = await getProductInCompany(tx, id)
  return [
    ...(await missingOf(tx, product, 'live', now)),
    ...(await missingUnits(tx, { productId: id, type: product.type }, now)),
  ]
}

interface Freezer {
  readonly memberId: string
  readonly now: Date
}

async function freezeComplete(tx: WriteTx, id: string, stage: PublishStage, { memberId, now }: Freezer) {
  // Before the product: the company's moves come one after the other.
  await lockOwnCompany(tx)
  const product = await lockProductInCompany(tx, id)
  if (!isEditable(product.state)) return fail('product.in-trash')
  refuseIncomplete(await missingOf(tx, product, stage, now))
  for (const kind of productDocumentKinds) await markPublished(tx, { kind, ownerId: id }, memberId, now)
  return freezeProduct(tx, product)
}
