import type { domain } from '@coverwright/contract/publish/domain'
import { fail } from '@coverwright/domain/errors'
import { domainLifecycle } from '@coverwright/domain/publish/domain/domain-lifecycle'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { publish } from '../../../platform/live/publish.ts'
import { lockDomainInCompany, saveDomain, toDomain } from './internal.ts'
import { domains } from './tables.ts'

export const setCertificateRenewal: HandlerOf<typeof domain, 'setCertificateRenewal'> = async (
  { tx, audit, ports },
  { id, isOn },
) => {
  const before = await lockDomainInCompany(tx, id)
  const row = await saveDomain(tx, id, { isAutoRenewed: isOn })
  await audit(id, { name: row.name, from: before.isAutoRenewed, to: isOn })
  return toDomain(row, ports.domains.target)
}

/** Names under it that were never proven by themselves go with it. */
export const releaseDomain: HandlerOf<typeof domain, 'releaseDomain'> = async ({ tx, audit, ports }, { id }) => {
  const before = await lockDomainInCompany(tx, id)
  const state = domainLifecycle.next(before.state, 'release') ?? fail('domain.released')
  const gone = { state, certificate: null, sealedKey: null, certificateEndsAt: null, renewAt: null } as const
  const below = await tx.update(domains).set(gone).where(eq(domains.parentId, id)).returning({ name: domains.name })
  const row = await saveDomain(tx, id, gone)
  await audit(id, { name: row.name, below: below.map(({ name }) => name) })
  for (const { name } of [row, ...below]) publish(tx, { kind: 'domain', subjectId: name.slice(0, 200) })
  publish(tx, { kind: 'mount' })
  return toDomain(row, ports.domains.target)
}
