import { fail } from '@coverwright/domain/errors'
import { modeOfStage, type publishStages } from '@coverwright/domain/release/mount'
import { releaseLifecycle } from '@coverwright/domain/release/release-lifecycle'
import { and, eq, ne } from 'drizzle-orm'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { mounts, type ReleaseRow, releases } from './tables.ts'

interface Place {
  readonly stage: (typeof publishStages)[number]
  readonly host: string
}

/** Puts the release at the host. The one that was there before is dismounted, unless it is mounted elsewhere too. */
export async function mountRelease(tx: WriteTx, release: ReleaseRow, { stage, host }: Place): Promise<ReleaseRow> {
  const mode = modeOfStage[stage]
  const [mine] = await tx
    .insert(mounts)
    .values({ host, releaseId: release.id, mode })
    .onConflictDoNothing()
    .returning({ id: mounts.id })
  if (!mine) await replaceAt(tx, release, { host, mode })

  const event = stage === 'live' ? 'golive' : 'stage'
  const state = releaseLifecycle.next(release.state, event) ?? release.state
  await tx.update(releases).set({ state }).where(eq(releases.id, release.id))
  return { ...release, state }
}

async function replaceAt(tx: WriteTx, release: ReleaseRow, { host, mode }: { host: string; mode: 'live' | 'test' }) {
  const [there] = await tx
    .select({ id: mounts.id, mode: mounts.mode, before: releases })
    .from(mounts)
    .innerJoin(releases, eq(releases.id, mounts.releaseId))
    .where(eq(mounts.host, host))
    .for('update')
  // A host of another company cannot be seen, but the unique name says that it is taken. One's own other product is
  // not replaced by publishing: that is what swapping is for.
  if (there?.before.productId !== release.productId) fail('release.host-taken')
  // Trying something out must not take what is on sale off it.
  if (there.mode === 'live' && mode === 'test') fail('release.host-live')
  await tx.update(mounts).set({ releaseId: release.id, mode }).where(eq(mounts.id, there.id))
  if (there.before.id !== release.id) await dismountUnlessMounted(tx, there.before)
}

async function dismountUnlessMounted(tx: WriteTx, { id, state }: ReleaseRow) {
  const elsewhere = await tx.$count(mounts, eq(mounts.releaseId, id))
  const next = releaseLifecycle.next(state, 'dismount')
  if (elsewhere === 0 && next)
    await tx
      .update(releases)
      .set({ state: next })
      .where(and(eq(releases.id, id), ne(releases.state, next)))
}
