import { eq } from 'drizzle-orm'
import { hashPassword } from '../../../platform/auth/password.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { type MemberRow, members } from '../member/index.ts'
import { expireCodesOf } from '../one-time-code/index.ts'
import { endSessions } from './end-sessions.ts'

/** Whoever knew the old password is out, and the member reads of it. */
export async function setPassword(
  tx: WriteTx,
  { id }: Pick<MemberRow, 'id'>,
  password: string,
  { now, keepSessionId }: { readonly now: Date; readonly keepSessionId?: string },
) {
  const passwordHash = await hashPassword(password)
  await tx.update(members).set({ passwordHash, failedSignIns: 0, restsUntil: null }).where(eq(members.id, id))
  await endSessions(tx, id, now, keepSessionId)
  // A link that whoever knew the old one had sent to themselves would take the account over.
  await expireCodesOf(tx, { subject: id, purpose: 'change-email', now })
  raiseEvent(tx, 'session.password-changed', { memberId: id })
}
