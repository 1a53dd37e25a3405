import type { identity } from '@coverwright/contract/company/identity'
import { fail, refuse } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import { isPassword } from '../../../platform/auth/password.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getMemberInCompany, lockMemberInCompany, maskedEmail } from '../member/index.ts'
import { makeCode } from '../one-time-code/index.ts'
import { countFailure } from './count-failure.ts'
import { issueCodeTicket, mailResetCode } from './reset-password.ts'
import { setPassword } from './set-password.ts'

export const changePassword: HandlerOf<typeof identity, 'updatePassword'> = async (context, form) => {
  const { tx, actor, audit, now } = context
  const member = await lockMemberInCompany(tx, actor.memberId)
  if (member.restsUntil && member.restsUntil > now) return fail('session.account-rests')
  if (!(await isPassword(form.oldPassword, member.passwordHash))) {
    await countFailure(tx, member.id, now)
    await audit(member.id, { refused: 'password' })
    return refuse('session.password-incorrect', { oldPassword: messages.passwordIncorrect })
  }
  await setPassword(tx, member, form.password, { now, keepSessionId: actor.sessionId })
  await audit(member.id, { changed: 'password' })
  return null
}

/** The code sets a new password on the same page as for somebody who is signed out. */
export const sendOwnResetCode: HandlerOf<typeof identity, 'forgetPassword'> = async (context) => {
  const { tx, actor, audit, now, ports } = context
  const member = await getMemberInCompany(tx, actor.memberId)
  const made = await makeCode(tx, { subject: member.id, purpose: 'reset-password', now })
  if (!made) return fail('session.code-sent-lately')
  await mailResetCode(tx, member, made.code)
  await audit(made.id)
  const codeTicket = await issueCodeTicket(ports.tokens, member.email, made.id)
  return { sentTo: maskedEmail(member.email), expiresAt: made.expiresAt.toISOString(), codeTicket }
}
