import { fail } from '@coverwright/domain/errors'
import { changesBetween } from '@coverwright/domain/publish/publisher/changes'
import type { MountEventKind } from '@coverwright/domain/publish/publisher/stage'
import { modeOfStage, type PublishStage } from '@coverwright/domain/publish/release/mount'
import type { HostRules } from '@coverwright/domain/publish/release/site-host'
import { termEnd } from '@coverwright/domain/publish/release/term'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { newId } from '../../../platform/id.ts'
import { checkPlace, claimHost, passHost } from '../site-host/index.ts'
import { endForeignMounts } from './end-foreign-mounts.ts'
import { endMount } from './end-mount.ts'
import { getRelease } from './get-release.ts'
import { goOn } from './go-on.ts'
import { lockMountAt, type Mover, recordMove, settleProduct, tellSites } from './internal.ts'
import { type MountRow, mounts, type ReleaseRow } from './tables.ts'
import { typeOfRelease } from './units.ts'

export interface Place {
  readonly stage: PublishStage
  readonly host: string
  /** Only a swap puts a product where another one is. */
  readonly isSwap?: boolean
  readonly what?: MountEventKind
  readonly isAutoRenewed?: boolean
}

type MountedRelease = Pick<ReleaseRow, 'id' | 'companyId' | 'productId' | 'version'>

/**
 * Puts the release at the host and ends what was there, in the caller's transaction: a visitor meets the one or the
 * other, never neither. Mounted again where it is, nothing changes. Where nothing of the company's is, it must be
 * allowed to stand.
 */
export async function mountRelease(
  tx: WriteTx,
  release: MountedRelease,
  { rules, ...place }: Place & { readonly rules: HostRules },
  mover: Mover,
): Promise<MountRow> {
  const { host } = place
  const there = await lockMountAt(tx, host)
  if (there) return replaceMount(tx, there, release, place, mover)
  const mountId = newId()
  const proof = await checkPlace(tx, host, rules)
  const claim = () => claimHost(tx, { host, kind: 'product', subjectId: mountId }, proof)
  // Under a proven name somebody may have come there in the moment it was proven.
  const isFree =
    (await claim()) ||
    (proof === 'domain' && (await endForeignMounts(tx, host, mover.now)).length > 0 && (await claim()))
  if (!isFree) return fail('release.host-taken')
  return begin(tx, mountId, release, place, mover, [])
}

/** The same where something of the company's is: the address stays as it is. */
export async function replaceMount(
  tx: WriteTx,
  there: MountRow,
  release: MountedRelease,
  place: Place,
  mover: Mover,
): Promise<MountRow> {
  const { stage, isSwap = false } = place
  if (there.releaseId === release.id && there.state === stage) return there
  // One's own other product is not replaced by publishing: that is what swapping is for.
  if (there.productId !== release.productId && !isSwap) return fail('release.host-taken')
  // Trying something out must not take what is on sale off it.
  if (there.state === 'live' && stage === 'staging') return fail('release.host-live')
  const changes = there.state === 'live' ? await changesFrom(tx, there, release) : []
  const mountId = newId()
  await passHost(tx, there.id, mountId)
  await endMount(tx, there, 'replace', mover)
  return begin(tx, mountId, release, { isAutoRenewed: there.isAutoRenewed, ...place }, mover, changes)
}

async function begin(
  tx: WriteTx,
  id: string,
  release: MountedRelease,
  { stage, host, what = 'published', isAutoRenewed = false }: Place,
  mover: Mover,
  changes: string[],
): Promise<MountRow> {
  await goOn(tx, release, host)
  const expiresAt = termEnd(mover.now)
  const [mount] = await tx
    .insert(mounts)
    .values({
      id,
      host,
      productId: release.productId,
      releaseId: release.id,
      mode: modeOfStage[stage],
      productType: await typeOfRelease(tx, release.id),
      state: stage,
      mountedAt: mover.now,
      mountedBy: mover.actorId,
      expiresAt,
      dueAt: expiresAt,
      isAutoRenewed,
    })
    .returning()
  if (!mount) throw new Error('The mount was not saved')
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
