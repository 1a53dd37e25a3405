import { sessionLimits } from '@coverwright/domain/company/session/session-limits'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { members } from '../member/index.ts'

/**
 * Of whoever is signed in and is asked for the password once more: a session left open must not be the place to guess in
 * peace. Strangers do not come here, and sign-in does not look at it.
 */
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
