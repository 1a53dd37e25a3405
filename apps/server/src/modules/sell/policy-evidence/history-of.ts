import type { Policy } from '@coverwright/domain/sell/policy/policy'
import { happenedIn } from '@coverwright/domain/sell/policy/policy-history'
import { desc, inArray } from 'drizzle-orm'
import { audit } from '../../../platform/audit/tables.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { actorsOf } from '../../company/audit-log/index.ts'
import type { CorrectionRow } from '../policy/index.ts'
import type { Sold } from './sold.ts'

const mostShown = 200

type Entry = Policy['history'][number]

/** What happened to the policy, and on the way to it, as the audit has it: the newest first. */
export async function historyOf(
  tx: ReadTx,
  { policy, referralIds, corrections }: Sold,
): Promise<{ readonly items: Entry[]; readonly isCut: boolean }> {
  const subjects = [policy.id, policy.applicationId, ...referralIds, ...(policy.customerId ? [policy.customerId] : [])]
  const found = await tx
    .select()
    .from(audit)
    .where(inArray(audit.subjectId, subjects))
    .orderBy(desc(audit.id))
    .limit(mostShown + 1)
  const shown = found.slice(0, mostShown)
  const actors = await actorsOf(tx, [
    ...shown.map(({ actorId }) => actorId),
    ...corrections.map(({ memberId }) => memberId),
  ])
  const items = shown.flatMap(({ id, createdAt, actorId, detail }): Entry[] => {
    const said = detail as Readonly<Record<string, unknown>>
    const happened = happenedIn(said)
    if (!happened) return []
    const who = actors.get(actorId) ?? { kind: 'product' as const, name: '' }
    const correction = corrections.find((each) => each.id === said.correctionId)
    const corrected = correction && { correction: toCorrection(correction, who.name) }
    return [{ id, at: createdAt.toISOString(), who, ...happened, ...corrected }]
  })
  return { items, isCut: found.length > mostShown }
}

const toCorrection = ({ id, createdAt, reason, changes }: CorrectionRow, by: string) => ({
  id,
  at: createdAt.toISOString(),
  by,
  reason,
  changes: [...changes],
})
