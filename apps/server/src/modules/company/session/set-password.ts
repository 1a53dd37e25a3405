import { eq } from 'drizzle-orm'
import { hashPassword } from '../../../platform/auth/password.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { sendMail } from '../../reach/outbox/index.ts'
import { type MemberRow, members } from '../member/index.ts'
import { endSessions } from './end-sessions.ts'

/** Whoever knew the old password is out, and the member reads of it. */
export async function setPassword(
  tx: WriteTx,
  { id, email, name }: MemberRow,
  password: string,
  { now, keepSessionId }: { readonly now: Date; readonly keepSessionId?: string },
) {
  const passwordHash = await hashPassword(password)
  await tx.update(members).set({ passwordHash, failedSignIns: 0, restsUntil: null }).where(eq(members.id, id))
  await endSessions(tx, id, now, keepSessionId)
  await sendMail(tx, {
    recipient: email,
    subject: 'Your password was changed',
    text: [
      `Hello ${name},`,
      'Your Coverwright password was changed, and every other device you were signed in on was signed out.',
      'If that was not you, set a new one at once: choose "Forgot password?" where you sign in.',
    ].join('\n\n'),
  })
}
