import type { DnsLookup, SiteTarget } from '../../../adapters/dns/dns-lookup.ts'
import type { NameRecord, Registrar } from '../../../adapters/registrar/registrar.ts'
import { audited } from '../../../platform/audit/audited.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { goOut, handle } from '../../../platform/jobs/handler.ts'
import { areRight, type DomainRow, domains, findRecords, keepFound, recordsOf, saveDomain } from '../domain/index.ts'
import { connectName, tellEnding } from './jobs.ts'
import { nextNotice } from './order-became.ts'

interface Services {
  readonly registrar?: Registrar | undefined
  readonly domains: { readonly target: SiteTarget; readonly lookUp: DnsLookup }
}

/** The DNS of a registrar takes some minutes to tell everybody. */
const againMs = 60_000
const hopelessMs = 24 * 60 * 60_000

export const domainOrderJobs = ({ registrar, domains: { target, lookUp } }: Services) => [
  goOut(connectName, {
    read: async ({ tx }, { domainId }) => {
      const row = await selectRow(tx, domains, domainId)
      return registrar && row && row.registration && row.state === 'apply' ? { row, asked: registrar } : undefined
    },
    act: async ({ row, asked }) => {
      await asked.setRecords(row.name, recordsFor(row, target))
      return findRecords(lookUp, row.name)
    },
    settle: async ({ tx, now, companyId }, { row: { id, createdAt } }, found) => {
      const row = await audited(tx, companyId, 'domain/checkDomain', (audit) =>
        keepFound({ tx, audit, now, target }, id, found),
      )
      const isWaiting = !areRight(recordsOf(row, target)) && now.getTime() - createdAt.getTime() < hopelessMs
      const startAfter = new Date(now.getTime() + againMs)
      if (isWaiting) await enqueue(tx, connectName, { domainId: id }, { startAfter, singletonKey: id })
    },
  }),

  handle(tellEnding, async ({ tx, now }, { domainId }) => {
    const row = await selectRow(tx, domains, domainId, 'for update')
    if (!row?.registration || row.state === 'released') return
    await saveDomain(tx, domainId, { noticeAt: nextNotice(row.registration.endsOn, now) })
    raiseEvent(tx, 'domain-order.ending', { domainId })
  }),
]

/** The proof, and the way here: by address where the installation has one, for a bare name cannot have a CNAME. */
function recordsFor(row: DomainRow, target: SiteTarget): NameRecord[] {
  const wanted = recordsOf({ ...row, parentId: null }, target)
  const hasAddress = target.addresses.length > 0
  return wanted
    .filter(({ type }) => type === 'TXT' || type === (hasAddress ? 'A' : 'CNAME'))
    .map(({ type, host, value }) => ({ type, host, value }))
}

export const domainOrderSweeps = ({ door }: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'domain-order.hand-over',
    { column: domains.noticeAt, job: tellEnding, inputOf: (domainId) => ({ domainId }), handedOver: 'look-again' },
    { door },
  ),
]
