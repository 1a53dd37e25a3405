import { fail } from '@coverwright/domain/errors'
import { changesBetween } from '@coverwright/domain/publisher/changes'
import type { MountEventKind } from '@coverwright/domain/publisher/stage'
import { modeOfStage, type PublishStage } from '@coverwright/domain/release/mount'
import { termEnd } from '@coverwright/domain/release/term'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { endMount } from './end-mount.ts'
import { expireMount } from './expire-mount.ts'
import { getRelease } from './get-release.ts'
import { lockMountAt, type Mover, recordMove, settleProduct, tellSites } from './internal.ts'
import { type MountRow, mounts, type ReleaseRow } from './tables.ts'

export interface Place {
  readonly stage: PublishStage
  readonly host: string
  /** Only a swap puts a product where another one is. */
  readonly isSwap?: boolean
  readonly what?: MountEventKind
  readonly isAutoRenewed?: boolean
}

/**
 * Puts the release at the host and ends what was there, in the caller's transaction: a visitor meets the one or the
 * other, never neither. Mounted again where it is, nothing changes.
 */
export async function mountRelease(
  tx: WriteTx,
  release: Pick<ReleaseRow, 'id' | 'companyId' | 'productId' | 'version'>,
  { stage, host, isSwap = false, what = 'published', isAutoRenewed }: Place,
  mover: Mover,
): Promise<MountRow> {
  const there = await lockMountAt(tx, host)
  if (there?.releaseId === release.id && there.state === stage) return there
  if (there) {
    // One's own other product is not replaced by publishing: that is what swapping is for.
    if (there.productId !== release.productId && !isSwap) fail('release.host-taken')
    // Trying something out must not take what is on sale off it.
    if (there.state === 'live' && stage === 'staging') fail('release.host-live')
  }
  const changes = there?.state === 'live' ? await changesFrom(tx, there, release) : []
  if (there) await endMount(tx, there, 'replace', mover)
  const [mount] = await tx
    .insert(mounts)
    .values({
      host,
      productId: release.productId,
      releaseId: release.id,
      mode: modeOfStage[stage],
      state: stage,
      mountedAt: mover.now,
      mountedBy: mover.actorId,
      expiresAt: termEnd(mover.now),
      isAutoRenewed: isAutoRenewed ?? there?.isAutoRenewed ?? false,
    })
    // A host of another company cannot be seen, but the unique name says that it is taken.
    .onConflictDoNothing()
    .returning()
  if (!mount) return fail('release.host-taken')
  await enqueue(tx, expireMount, { mountId: mount.id }, { startAfter: mount.expiresAt })
  await recordMove(tx, mount, release.version, what, mover, changes)
  await settleProduct(tx, release.productId)
  tellSites(tx, host)
  return mount
}

async function changesFrom(tx: WriteTx, there: MountRow, release: Pick<ReleaseRow, 'id' | 'companyId'>) {
  const [before, after] = [
    await getRelease(tx, there),
    await getRelease(tx, { companyId: release.companyId, releaseId: release.id }),
  ]
  return changesBetween(before.content, after.content)
}
