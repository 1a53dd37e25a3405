import { lostChecksAllowed, proofHost } from '@coverwright/domain/publish/domain/domain'
import { domainLifecycle } from '@coverwright/domain/publish/domain/domain-lifecycle'
import { eq } from 'drizzle-orm'
import type { DnsLookup, SiteTarget } from '../../../adapters/dns/dns-lookup.ts'
import { audited } from '../../../platform/audit/audited.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handleRecurring } from '../../../platform/jobs/handler.ts'
import { recurringJob } from '../../../platform/jobs/job.ts'
import { createPlaces } from '../../../platform/jobs/places.ts'
import { publish } from '../../../platform/live/publish.ts'
import { leadsHere, lockDomainInCompany, recordsOf, saveDomain } from './internal.ts'
import { loseBelow } from './lose-below.ts'
import { type DomainRow, domains, type FoundRecords } from './tables.ts'

const recheckDomains = recurringJob('domain.recheck', {
  cron: '17 * * * *',
  retryLimit: 0,
  concurrency: 1,
  places: 'outside',
})

const atOnce = 20

interface Dns {
  readonly target: SiteTarget
  readonly lookUp: DnsLookup
}

/** Every hour connected names are looked up: one that leads elsewhere for some checks has expired. */
export const domainSweeps = ({ door, domains: { target, lookUp } }: WaysIn & { readonly domains: Dns }) => [
  handleRecurring(recheckDomains, async ({ inCompany, now, signal }) => {
    const places = createPlaces(atOnce)
    const recheck = async ({ id, companyId, name }: Connected) => {
      if (signal.aborted) return
      const [there, proof] = await Promise.all([lookUp(name), lookUp(proofHost(name))])
      if (there.isAnswered) await inCompany(companyId, (tx) => keep(tx, id, { name: there, proof }, { target, now }))
    }
    const connected = await door(findConnected)
    await Promise.all(connected.map((domain) => places.take(() => recheck(domain))))
  }),
]

type Connected = Pick<DomainRow, 'id' | 'companyId' | 'name'>

const findConnected = (door: ReadTx): Promise<Connected[]> =>
  door
    .select({ id: domains.id, companyId: domains.companyId, name: domains.name })
    .from(domains)
    .where(eq(domains.state, 'success'))

async function keep(
  tx: WriteTx,
  id: string,
  found: FoundRecords,
  { target, now }: { readonly target: SiteTarget; readonly now: Date },
) {
  const before = await lockDomainInCompany(tx, id)
  const expired = domainLifecycle.next(before.state, 'expire')
  // Released meanwhile.
  if (!expired) return
  const lostChecks = leadsHere(recordsOf({ ...before, found }, target)) ? 0 : before.lostChecks + 1
  await saveDomain(tx, id, { found, checkedAt: now, lostChecks })
  if (lostChecks >= lostChecksAllowed) await expire(tx, before, expired)
}

async function expire(tx: WriteTx, { id, companyId, name }: DomainRow, state: DomainRow['state']) {
  await audited(tx, companyId, 'domain/expire', async (audit) => {
    await saveDomain(tx, id, { state, lostChecks: 0 })
    await audit(id, { name, below: await loseBelow(tx, id) })
    raiseEvent(tx, 'domain.expired', { domainId: id })
    publish(tx, { kind: 'domain', subjectId: name.slice(0, 200) })
    // Whatever stands under it goes with it.
    publish(tx, { kind: 'mount' })
  })
}
