import type { domain } from '@coverwright/contract/domain'
import { provenStates } from '@coverwright/domain/domain/domain-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { newSecret } from '../../platform/auth/secret.ts'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { getDomainInCompany, toDomain } from './internal.ts'
import { type DomainRow, domains } from './tables.ts'

export const ownDomain: HandlerOf<typeof domain, 'ownDomain'> = async ({ tx, audit, ports }, { name }) => {
  const row = await addDomain(tx, { name })
  await audit(row.id, { name })
  return toDomain(row, ports.domains.target)
}

export const binDingDomain: HandlerOf<typeof domain, 'binDingDomain'> = async ({ tx, audit, ports }, { id, label }) => {
  const parent = await getDomainInCompany(tx, id)
  if (!provenStates.some((state) => state === parent.state)) return fail('domain.not-proven')
  const row = await addDomain(tx, { name: `${label}.${parent.name}`, parentId: parent.id })
  await audit(row.id, { name: row.name, parent: parent.name })
  return toDomain(row, ports.domains.target)
}

/** With a token of its own: whoever had the name before cannot have left the proof behind. */
async function addDomain(
  tx: WriteTx,
  names: Pick<typeof domains.$inferInsert, 'name' | 'parentId'>,
): Promise<DomainRow> {
  const [row] = await tx
    .insert(domains)
    .values({ ...names, token: newSecret().slice(0, 32), found: {} })
    .onConflictDoNothing()
    .returning()
  return row ?? fail('domain.name-taken')
}
