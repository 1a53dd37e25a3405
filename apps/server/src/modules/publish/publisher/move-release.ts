import { fail } from '@coverwright/domain/errors'
import type { ScheduleKind } from '@coverwright/domain/publish/publisher/schedule-event'
import type { MountEventKind } from '@coverwright/domain/publish/publisher/stage'
import type { HostRules } from '@coverwright/domain/publish/release/site-host'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { lockProductInCompany } from '../../build/product/index.ts'
import {
  endMount,
  getReleaseInCompany,
  leaveStaging,
  lockMountAt,
  type MountRow,
  type Mover,
  missingToSell,
  missingUnits,
  mountRelease,
  typeOfRelease,
} from '../release/index.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'

export interface Move {
  readonly kind: ScheduleKind
  readonly host: string
  readonly releaseId: string | null
  readonly what?: MountEventKind
}

/** One step of the publisher's, whoever asked for it: now, at a set time, or after a second person's approval. */
export async function moveRelease(
  tx: WriteTx,
  { kind, host, releaseId, what }: Move,
  mover: Mover,
  rules: HostRules,
): Promise<MountRow> {
  const there = await lockMountAt(tx, host)
  if (kind === 'offline') {
    if (there?.state !== 'live') return fail('publisher.nothing-there')
    return endMount(tx, there, 'takeOffline', mover)
  }
  if (!releaseId) return fail('publisher.what-is-missing')
  if (kind === 'swap' && there?.state !== 'live') return fail('publisher.nothing-there')
  const release = await getReleaseInCompany(tx, releaseId)
  const product = await lockProductInCompany(tx, release.productId)
  if (product.state === 'trash') return fail('product.in-trash')
  // What comes back to where it was leaves nothing: it was not tried out for that.
  if (!what) await leaveStaging(tx, release, host, mover)
  const type = await typeOfRelease(tx, release.id)
  refuseIncomplete([
    ...(await missingToSell(tx, product.id)),
    ...(await missingUnits(tx, { productId: product.id, type }, mover.now, there)),
  ])
  return mountRelease(
    tx,
    release,
    {
      stage: 'live',
      host,
      rules,
      isSwap: kind === 'swap',
      what: what ?? (kind === 'swap' ? 'swapped-in' : 'went-live'),
    },
    mover,
  )
}
