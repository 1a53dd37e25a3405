import type { login } from '@coverwright/contract/company/login'
import { fail } from '@coverwright/domain/errors'
import { worded } from '@coverwright/domain/worded'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { mayMailFrom } from '../attempt/index.ts'
import { getMemberInCompany, maskedEmail } from '../member/index.ts'
import { mailInLanguage } from '../member-mail/index.ts'
import { makeCode } from '../one-time-code/index.ts'
import { openTicket } from './device-ticket.ts'

export const sendDeviceCode: HandlerOf<typeof login, 'sendNewDeviceCode'> = async (context, { ticket }) => {
  const { enter, now, ports } = context
  const account = await openTicket(ports.tokens, ticket)
  if (!(await mayMailFrom(context))) return fail('session.code-sent-lately')
  return enter(account, async (tx, audit) => {
    const { id, email, name } = await getMemberInCompany(tx, account.memberId)
    const made = await makeCode(tx, { subject: id, purpose: 'new-device', now })
    if (!made) return fail('session.code-sent-lately')

    const { title, text, told } = worded('session.device-code', { name, code: made.code })
    await mailInLanguage(tx, { isSecret: true, recipient: email, subject: title, text, told })
    await audit(made.id)
    return { sentTo: maskedEmail(email), expiresAt: made.expiresAt.toISOString() }
  })
}
