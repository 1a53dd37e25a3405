import { sessionLimits } from '@coverwright/domain/session/session-limits'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { members } from '../member/index.ts'

/** After too many wrong passwords the account rests, whoever it was that guessed. */
export async function countFailure(tx: WriteTx, memberId: string, now: Date) {
  // Read under the lock: twenty guesses at once count as twenty.
  const [row] = await tx
    .select({ failedSignIns: members.failedSignIns })
    .from(members)
    .where(eq(members.id, memberId))
    .for('update')
  const failures = (row?.failedSignIns ?? 0) + 1
  const rests = failures >= sessionLimits.signInTries
  await tx
    .update(members)
    .set({
      failedSignIns: rests ? 0 : failures,
      restsUntil: rests ? new Date(now.getTime() + sessionLimits.signInRestMs) : null,
    })
    .where(eq(members.id, memberId))
}
