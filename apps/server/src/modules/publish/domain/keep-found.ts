import { fail } from '@coverwright/domain/errors'
import { proofHost } from '@coverwright/domain/publish/domain/domain'
import { domainLifecycle } from '@coverwright/domain/publish/domain/domain-lifecycle'
import type { DnsLookup, SiteTarget } from '../../../adapters/dns/dns-lookup.ts'
import type { Audit } from '../../../platform/audit/audited.ts'
import { violatedConstraint } from '../../../platform/database/violated-constraint.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { publish } from '../../../platform/live/publish.ts'
import { endForeignMounts } from '../release/index.ts'
import { proveHosts } from '../site-host/index.ts'
import { certifyDomain } from './certify-domain.ts'
import { areRight, getDomainInCompany, isProven, lockDomainInCompany, recordsOf, saveDomain } from './internal.ts'
import { loseBelow } from './lose-below.ts'
import type { DomainRow, FoundRecords } from './tables.ts'

export async function findRecords(lookUp: DnsLookup, name: string): Promise<FoundRecords> {
  const [there, proof] = await Promise.all([lookUp(name), lookUp(proofHost(name))])
  return { name: there, proof }
}

interface Keeping {
  readonly tx: WriteTx
  readonly audit: Audit
  readonly now: Date
  readonly target: SiteTarget
}

/** What the DNS said decides whether the name is the company's. */
export async function keepFound(
  { tx, audit, now, target }: Keeping,
  id: string,
  found: FoundRecords,
): Promise<DomainRow> {
  const before = await lockDomainInCompany(tx, id)
  const checked = { ...before, found }
  const isRight = areRight(recordsOf(checked, target)) && (await isParentProven(tx, before))
  const state = domainLifecycle.next(before.state, isRight ? 'prove' : 'lose') ?? before.state
  const row = await saveDomain(tx, id, { found: checked.found, checkedAt: now, state }).catch((error: unknown) => {
    // Another company has proven it and not released it.
    if (violatedConstraint(error) === 'domain_name') return fail('domain.name-taken')
    throw error
  })
  const isWanted = state === 'binding' || (state === 'success' && row.certificateProblem !== null)
  if (isRight && isWanted) await enqueue(tx, certifyDomain, { domainId: id }, { singletonKey: id })
  const ended = isProven(state) ? await takeOver(tx, row, now) : []
  const below = isProven(state) ? [] : await loseBelow(tx, id)
  // Whatever stands under it answers now, or does not any more.
  if (isProven(state) !== isProven(before.state)) publish(tx, { kind: 'mount' })
  await audit(id, {
    name: row.name,
    from: before.state,
    to: state,
    ...(below.length > 0 && { below }),
    ended: ended.length,
  })
  return row
}

/** A name under another needs no proof of its own as long as that one is proven. */
const isParentProven = async (tx: WriteTx, { parentId }: DomainRow) =>
  parentId === null || isProven((await getDomainInCompany(tx, parentId)).state)

/** What is the owner's goes to the owner: others end there, and what the company has there is proven. */
async function takeOver(tx: WriteTx, { name }: DomainRow, now: Date): Promise<string[]> {
  await proveHosts(tx, name)
  return endForeignMounts(tx, name, now)
}
