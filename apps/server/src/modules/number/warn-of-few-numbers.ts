import { remainingOf } from '@coverwright/domain/policy-number/policy-number'
import { inArray } from 'drizzle-orm'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { members } from '../member/index.ts'
import { notifyMember } from '../notification/index.ts'
import type { PolicyNumberRow } from './tables.ts'

/** Told once when it gets scarce and once when it is over: without numbers nothing more is sold. */
export async function warnOfFewNumbers(tx: WriteTx, design: PolicyNumberRow, now: Date): Promise<void> {
  const remaining = remainingOf(design, design.usedCount)
  const isScarce = design.minCount !== null && remaining === design.minCount - 1
  if (remaining > 0 && !isScarce) return
  const leaders = await tx
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.role, ['primary', 'admin']))
  const title =
    remaining === 0
      ? `All policy numbers of “${design.name}” are used: nothing more can be sold`
      : `Only ${remaining} policy numbers of “${design.name}” are left`
  for (const { id } of leaders)
    await notifyMember(tx, now, {
      memberId: id,
      kind: remaining === 0 ? 'danger' : 'warning',
      title,
      source: 'Policy numbers',
      link: '/policy-engine',
    })
}
