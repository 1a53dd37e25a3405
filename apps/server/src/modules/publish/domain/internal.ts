import { fail } from '@coverwright/domain/errors'
import { type DnsRecord, type Domain, proofHost, proofValue } from '@coverwright/domain/publish/domain/domain'
import { provenStates } from '@coverwright/domain/publish/domain/domain-lifecycle'
import { eq } from 'drizzle-orm'
import type { Found, SiteTarget } from '../../../adapters/dns/dns-lookup.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type DomainRow, domains } from './tables.ts'

export async function getDomainInCompany(tx: ReadTx, id: string): Promise<DomainRow> {
  const [row] = await tx.select().from(domains).where(eq(domains.id, id))
  return row ?? fail('domain.not-found')
}

export async function lockDomainInCompany(tx: WriteTx, id: string): Promise<DomainRow> {
  const [row] = await tx.select().from(domains).where(eq(domains.id, id)).for('update')
  return row ?? fail('domain.not-found')
}

export async function saveDomain(
  tx: WriteTx,
  id: string,
  change: Partial<Omit<typeof domains.$inferInsert, 'id' | 'companyId'>>,
): Promise<DomainRow> {
  const [row] = await tx.update(domains).set(change).where(eq(domains.id, id)).returning()
  return row ?? fail('domain.not-found')
}

export const isProven = (state: DomainRow['state']) => provenStates.some((proven) => proven === state)

const nothing: Found = { isThere: false, isAnswered: false, txt: [], cname: [], a: [], ttlSeconds: null }

/** The records that are wanted, each beside what is there. */
export function recordsOf({ name, token, parentId, found }: DomainRow, target: SiteTarget): DnsRecord[] {
  const { name: there = nothing, proof = nothing } = found
  const proofs: DnsRecord[] = [
    {
      type: 'TXT',
      host: proofHost(name),
      value: proofValue(token),
      found: [...proof.txt],
      isRight: proof.txt.includes(proofValue(token)),
    },
  ]
  const pointing: DnsRecord[] = [
    {
      type: 'CNAME',
      host: name,
      value: target.name,
      found: [...there.cname],
      isRight: there.cname.includes(target.name),
    },
    ...target.addresses.map(
      (value): DnsRecord => ({ type: 'A', host: name, value, found: [...there.a], isRight: there.a.includes(value) }),
    ),
  ]
  return [...(parentId ? [] : proofs), ...pointing]
}

/** The proof, and one of the ways to us. */
export function areRight(records: readonly DnsRecord[]): boolean {
  return records.every(({ type, isRight }) => type !== 'TXT' || isRight) && leadsHere(records)
}

export const leadsHere = (records: readonly DnsRecord[]): boolean =>
  records.some(({ type, isRight }) => type !== 'TXT' && isRight)

export function toDomain(row: DomainRow, target: SiteTarget): Domain {
  const records = recordsOf(row, target)
  const there = row.found.name ?? nothing
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    records,
    isNameFound: there.isThere,
    areRecordsRight: areRight(records),
    ttlSeconds: there.ttlSeconds,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    certificateEndsAt: row.certificateEndsAt?.toISOString() ?? null,
    certificateProblem: row.certificateProblem,
    isAutoRenewed: row.isAutoRenewed,
    registration: row.registration,
    createdAt: row.createdAt.toISOString(),
  }
}
