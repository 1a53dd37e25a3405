import type { DnsLookup, SiteTarget } from '../../../adapters/dns/dns-lookup.ts'
import type { NameRecord, Registrar } from '../../../adapters/registrar/registrar.ts'
import { audited } from '../../../platform/audit/audited.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import { areRight, recordsOf } from './internal.ts'
import { findRecords, keepFound } from './keep-found.ts'
import { leadHere } from './lead-here.ts'
import { type DomainRow, domains } from './tables.ts'

interface Services {
  readonly registrar?: Registrar | undefined
  readonly domains: { readonly target: SiteTarget; readonly lookUp: DnsLookup }
}

/** The DNS of a registrar takes some minutes to tell everybody. */
const againMs = 60_000
const hopelessMs = 24 * 60 * 60_000

export const boughtDomainJobs = ({ registrar, domains: { target, lookUp } }: Services) => [
  goOut(leadHere, {
    read: async ({ tx }, { domainId }) => {
      const row = await selectRow(tx, domains, domainId)
      return registrar && row?.registration && row.state === 'apply' ? { row, asked: registrar } : undefined
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
      if (isWaiting) await enqueue(tx, leadHere, { domainId: id }, { startAfter, singletonKey: id })
    },
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
