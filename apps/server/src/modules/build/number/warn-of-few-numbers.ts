import { remainingOf } from '@coverwright/domain/build/policy-number/policy-number'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { PolicyNumberRow } from './tables.ts'

/** Told once when it gets scarce and once when it is over: without numbers nothing more is sold. */
export function warnOfFewNumbers(tx: WriteTx, design: PolicyNumberRow): void {
  const remaining = remainingOf(design, design.usedCount)
  const isScarce = design.minCount !== null && remaining === design.minCount - 1
  if (remaining === 0) raiseEvent(tx, 'policy-number.used-up', { policyNumberId: design.id })
  else if (isScarce) raiseEvent(tx, 'policy-number.scarce', { policyNumberId: design.id, remaining })
}
