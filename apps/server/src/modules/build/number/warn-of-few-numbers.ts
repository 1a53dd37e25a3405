import { remainingOf } from '@coverwright/domain/build/policy-number/policy-number'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { notifyLeaders } from '../../reach/notification/index.ts'
import type { PolicyNumberRow } from './tables.ts'

/** Told once when it gets scarce and once when it is over: without numbers nothing more is sold. */
export async function warnOfFewNumbers(tx: WriteTx, design: PolicyNumberRow, now: Date): Promise<void> {
  const remaining = remainingOf(design, design.usedCount)
  const isScarce = design.minCount !== null && remaining === design.minCount - 1
  if (remaining > 0 && !isScarce) return
  const title =
    remaining === 0
      ? `All policy numbers of “${design.name}” are used: nothing more can be sold`
      : `Only ${remaining} policy numbers of “${design.name}” are left`
  await notifyLeaders(tx, now, {
    kind: remaining === 0 ? 'danger' : 'warning',
    title,
    source: 'Policy numbers',
    link: '/policy-engine',
  })
}
