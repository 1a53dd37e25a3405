import type { login } from '@coverwright/contract/company/login'
import { fail } from '@coverwright/domain/errors'
import { worded } from '@coverwright/domain/worded'
import { z } from 'zod'
import { hashOf, isSecretOf } from '../../../platform/auth/secret.ts'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { mayMail } from '../attempt/index.ts'
import { findOperator } from '../company/index.ts'
import { findAccount, getMemberInCompany, type MemberRow, maskedEmail } from '../member/index.ts'
import { mailInLanguage } from '../member-mail/index.ts'
import { makeCode, subjectOf, tryCode } from '../one-time-code/index.ts'
import { forgetTries } from './prove-password.ts'
import { setPassword } from './set-password.ts'

const purpose = 'reset-password'

/** Which code was asked for. Whose it is is looked up again: a ticket must not tell who has an account. */
const CodeTicket = z.object({ email: z.string(), codeId: z.uuid() })

/** Who asked keeps it; nobody else can use up the guesses. */
export const issueCodeTicket = (tokens: Tokens, email: string, codeId: string) =>
  tokens.seal('reset-code', { email, codeId }, '15m')

/** Stands for a code that was right. It names the password it may replace: used once, it fits no more. */
const Ticket = z.object({ companyId: z.uuid(), memberId: z.uuid(), replaces: z.string() })

export const sendResetCode: HandlerOf<typeof login, 'forgetPasswordV2'> = async (context, { email }) => {
  const { enter, now, ports } = context
  if (!(await mayMail(context, purpose, email))) return fail('session.code-sent-lately')
  const { member, place, subject } = await whoResets(context, email)
  return enter(place, async (tx, audit) => {
    const made = await makeCode(tx, { subject, purpose, now })
    if (!made) return fail('session.code-sent-lately')
    if (member) await mailResetCode(tx, member, made.code)
    await audit(made.id)
    const codeTicket = await issueCodeTicket(ports.tokens, email, made.id)
    return { sentTo: maskedEmail(email), expiresAt: made.expiresAt.toISOString(), codeTicket }
  })
}

export const verifyResetCode: HandlerOf<typeof login, 'verifyForgetCodeV2'> = async (context, { codeTicket, code }) => {
  const { enter, now, ports } = context
  const { email, codeId } =
    (await ports.tokens.unseal('reset-code', CodeTicket, codeTicket)) ?? fail('session.code-expired')
  const { member, place, subject } = await whoResets(context, email)
  // A wrong guess must be counted: its transaction commits, and only then is the call refused.
  const verdict = await enter(place, async (tx, audit) => {
    const tried = await tryCode(tx, { subject, purpose, now }, code, codeId)
    await audit(place.memberId, { code: tried })
    return tried
  })
  if (verdict === 'expired') return fail('session.code-expired')
  if (verdict === 'wrong' || !member) return fail('session.code-invalid')
  const ticket = { ...place, replaces: hashOf(member.passwordHash ?? '') }
  return { resetTicket: await ports.tokens.seal('reset-password', ticket, '15m') }
}

export const resetPassword: HandlerOf<typeof login, 'updatePasswordV2'> = async (
  context,
  { resetTicket, password },
) => {
  const { enter, now, ports } = context
  const ticket = (await ports.tokens.unseal('reset-password', Ticket, resetTicket)) ?? fail('session.code-expired')
  const { email } = await enter(ticket, async (tx, audit) => {
    const member = await getMemberInCompany(tx, ticket.memberId)
    if (!isSecretOf(member.passwordHash ?? '', ticket.replaces)) return fail('session.code-expired')
    await setPassword(tx, member, password, { now })
    await audit(member.id, { reset: true })
    return member
  })
  await forgetTries(context, email)
  return null
}

/**
 * Whose code it is. For an address without an account everything goes the same way in the operator's company, but for
 * the mail: what is answered must not tell which addresses have one.
 */
async function whoResets({ door, read }: PublicContext, email: string) {
  const account = await door((tx) => findAccount(tx, email))
  const member = account && (await read(account.companyId, (tx) => getMemberInCompany(tx, account.memberId)))
  if (account && member?.state === 'registered') return { member, place: account, subject: member.id }
  const operatorId = await door(findOperator)
  return { place: { companyId: operatorId, memberId: operatorId }, subject: subjectOf('email', email) }
}

export function mailResetCode(tx: WriteTx, { email, name }: MemberRow, code: string) {
  const { title, text, told } = worded('session.reset-code', { name, code })
  return mailInLanguage(tx, { isSecret: true, recipient: email, subject: title, text, told })
}
