import { and, eq, lte } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handleRecurring } from '../../../platform/jobs/handler.ts'
import { recurringJob } from '../../../platform/jobs/job.ts'
import { siteHosts } from '../site-host/index.ts'
import { endMount } from './end-mount.ts'
import { lockMountInCompany } from './internal.ts'

const endUnproven = recurringJob('release.end-unproven', { cron: '*/10 * * * *', concurrency: 1 })

/** What stood without proof answers no more when its time is up; here it ends, and its company is told. */
export const unprovenMountSweeps = ({ door }: Pick<WaysIn, 'door'>) => [
  handleRecurring(endUnproven, async ({ inCompany, now, signal }) => {
    for (const { companyId, mountId } of await door((tx) => findOverdue(tx, now)))
      if (!signal.aborted) await inCompany(companyId, (tx) => end(tx, companyId, mountId, now))
  }),
]

const overdue = (now: Date) => and(eq(siteHosts.proof, 'unproven'), lte(siteHosts.unprovenUntil, now))

const findOverdue = (door: ReadTx, now: Date) =>
  door
    .select({ companyId: siteHosts.companyId, mountId: siteHosts.subjectId })
    .from(siteHosts)
    .where(and(eq(siteHosts.kind, 'product'), overdue(now)))

async function end(tx: WriteTx, companyId: string, mountId: string, now: Date) {
  const mount = await lockMountInCompany(tx, mountId)
  const [host] = await tx
    .select()
    .from(siteHosts)
    .where(and(eq(siteHosts.subjectId, mountId), overdue(now)))
    .for('update')
  // Proven or ended meanwhile.
  if (!host) return
  await audited(tx, companyId, 'release/end-unproven', async (audit) => {
    await audit(mountId, { host: host.host })
    await endMount(tx, mount, 'takeOffline', { actorId: companyId, now }, 'not-proven-in-time')
  })
  raiseEvent(tx, 'release.not-proven-in-time', { mountId, host: host.host })
}
