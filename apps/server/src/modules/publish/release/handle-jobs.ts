import { renewedEnd } from '@coverwright/domain/publish/release/term'
import { eq } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { endMount } from './end-mount.ts'
import { expireMount } from './expire-mount.ts'
import { lockMountInCompany, recordMove, versionOf } from './internal.ts'
import { type MountRow, mounts } from './tables.ts'

export const mountSweeps = (ways: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'release.hand-over',
    { column: mounts.dueAt, job: expireMount, inputOf: (mountId) => ({ mountId }), handedOver: 'look-again' },
    ways,
  ),
]

export const releaseJobs = [
  handle(expireMount, async ({ tx, companyId, now }, { mountId }) => {
    const mount = await lockMountInCompany(tx, mountId)
    // Renewed, or gone from its address, since this was written down.
    const isOver = mount.state === 'live' && mount.expiresAt <= now
    await lookAt(tx, mount, mount.state === 'live' && !isOver ? mount.expiresAt : null)
    if (!isOver) return
    await audited(tx, companyId, 'release/expire', async (audit) => {
      await audit(mountId, { host: mount.host, isAutoRenewed: mount.isAutoRenewed })
      if (mount.isAutoRenewed) await renew(tx, mount, { actorId: companyId, now }, 'auto-renewed')
      else await endMount(tx, mount, 'expire', { actorId: companyId, now })
    })
  }),
]

/** Twelve months more, counted from the end of the running ones. */
export async function renew(
  tx: WriteTx,
  mount: MountRow,
  mover: { readonly actorId: string; readonly now: Date },
  what: 'renewed' | 'auto-renewed' = 'renewed',
): Promise<MountRow> {
  const expiresAt = renewedEnd(mount, mover.now)
  const [after] = await tx
    .update(mounts)
    .set({ expiresAt, dueAt: expiresAt })
    .where(eq(mounts.id, mount.id))
    .returning()
  if (!after) throw new Error('The mount was not saved')
  await recordMove(tx, after, await versionOf(tx, mount.releaseId), what, mover)
  return after
}

const lookAt = (tx: WriteTx, { id }: MountRow, dueAt: Date | null) =>
  tx.update(mounts).set({ dueAt }).where(eq(mounts.id, id))
