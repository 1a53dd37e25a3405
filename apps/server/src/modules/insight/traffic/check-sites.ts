import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Probed, ProbeSite } from '../../../adapters/probe/probe-site.ts'
import { audited } from '../../../platform/audit/audited.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handleRecurring } from '../../../platform/jobs/handler.ts'
import { recurringJob } from '../../../platform/jobs/job.ts'
import { createPlaces } from '../../../platform/jobs/places.ts'
import { findLiveSites, type LiveSite } from '../../publish/release/index.ts'
import { outages, uptimeHours } from './tables.ts'

const checkSites = recurringJob('traffic.check-sites', {
  cron: '* * * * *',
  retryLimit: 0,
  concurrency: 1,
  places: 'outside',
})

const atOnce = 20
/** One failed check may be a hiccup on the way; two in a row are told. */
const toldAt = 2

/** Every minute the first page of every live site is asked for. */
export const trafficSweeps = ({ door, probe }: Pick<WaysIn, 'door'> & { readonly probe: ProbeSite }) => [
  handleRecurring(checkSites, async ({ inCompany, now, signal }) => {
    const sites = await door(findLiveSites)
    const places = createPlaces(atOnce)
    const probed = await Promise.all(
      sites.map((site) =>
        places.take(async () => ({ site, found: signal.aborted ? undefined : await probe(site.host) })),
      ),
    )
    for (const [companyId, own] of Map.groupBy(probed, ({ site }) => site.companyId)) {
      await inCompany(companyId, async (tx) => {
        for (const { site, found } of own) if (found && found.kind !== 'maintenance') await keep(tx, site, found, now)
        const answering = own.map(({ site }) => site.host)
        const isGone = and(isNull(outages.endedAt), notInArray(outages.host, answering))
        await tx.update(outages).set({ endedAt: now }).where(isGone)
      })
    }
  }),
]

async function keep(tx: WriteTx, { productId, host, companyId }: LiveSite, found: Probed, now: Date) {
  const failures = found.kind === 'down' ? 1 : 0
  await tx
    .insert(uptimeHours)
    .values({ productId, host, hour: new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000), checks: 1, failures })
    .onConflictDoUpdate({
      target: [uptimeHours.companyId, uptimeHours.productId, uptimeHours.host, uptimeHours.hour],
      set: { checks: sql`${uptimeHours.checks} + 1`, failures: sql`${uptimeHours.failures} + ${failures}` },
    })
  const goingOn = and(eq(outages.host, host), isNull(outages.endedAt))
  if (found.kind !== 'down') {
    await tx.update(outages).set({ endedAt: now }).where(goingOn)
    return
  }
  const [more] = await tx
    .update(outages)
    .set({ checks: sql`${outages.checks} + 1` })
    .where(goingOn)
    .returning()
  if (!more) await tx.insert(outages).values({ productId, host, problem: found.problem, beganAt: now })
  if (more?.checks !== toldAt) return
  await audited(tx, companyId, 'traffic/outage', async (audit) => {
    await audit(more.id, { host, problem: found.problem })
    raiseEvent(tx, 'traffic.site-down', { outageId: more.id, productId, host })
  })
}
