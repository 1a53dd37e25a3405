import type { domain } from '@coverwright/contract/publish/domain'
import { fail } from '@coverwright/domain/errors'
import { type HostRules, isUnder } from '@coverwright/domain/publish/release/site-host'
import { newSecret } from '../../../platform/auth/secret.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getDomainInCompany, isProven, toDomain } from './internal.ts'
import { type DomainRow, domains } from './tables.ts'

export const ownDomain: HandlerOf<typeof domain, 'ownDomain'> = async ({ tx, audit, ports }, { name }) => {
  const row = await addDomain(tx, { name }, ports.domains.hostRules)
  await audit(row.id, { name })
  return toDomain(row, ports.domains.target)
}

export const binDingDomain: HandlerOf<typeof domain, 'binDingDomain'> = async ({ tx, audit, ports }, { id, label }) => {
  const parent = await getDomainInCompany(tx, id)
  if (!isProven(parent.state)) return fail('domain.not-proven')
  const names = { name: `${label}.${parent.name}`, parentId: parent.id }
  const row = await addDomain(tx, names, ports.domains.hostRules)
  await audit(row.id, { name: row.name, parent: parent.name })
  return toDomain(row, ports.domains.target)
}

/** With a token of its own: whoever had the name before cannot have left the proof behind. */
async function addDomain(
  tx: WriteTx,
  names: Pick<typeof domains.$inferInsert, 'name' | 'parentId'>,
  { siteDomain }: HostRules,
): Promise<DomainRow> {
  if (isUnder(names.name, siteDomain)) return fail('domain.site-domain')
  const [row] = await tx
    .insert(domains)
    .values({ ...names, token: newSecret().slice(0, 32), found: {} })
    .onConflictDoNothing()
    .returning()
  return row ?? fail('domain.name-taken')
}
