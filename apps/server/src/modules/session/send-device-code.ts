import type { login } from '@coverwright/contract/login'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { getMemberInCompany } from '../member/index.ts'
import { sendMail } from '../outbox/index.ts'
import { openTicket } from './device-ticket.ts'
import { makeCode } from './one-time-code.ts'

export const sendDeviceCode: HandlerOf<typeof login, 'sendNewDeviceCode'> = async (
  { enter, now, ports },
  { ticket },
) => {
  const account = await openTicket(ports.tokens, ticket)
  return enter(account, async (tx, audit) => {
    const { id, email, name } = await getMemberInCompany(tx, account.memberId)
    const made = await makeCode(tx, { memberId: id, purpose: 'new-device', now })
    if (!made) return fail('session.code-sent-lately')

    await sendMail(tx, {
      recipient: email,
      subject: 'Your sign-in code',
      text: [
        `Hello ${name},`,
        `Your code is ${made.code}. It works for 10 minutes, once.`,
        'If you did not try to sign in to Coverwright on a new device, change your password: somebody else knows it.',
      ].join('\n\n'),
    })
    await audit(made.id)
    return { sentTo: masked(email), expiresAt: made.expiresAt.toISOString() }
  })
}

/** Enough to know which mailbox to open, too little to learn the address. */
const masked = (email: string) => email.replace(/^(.).*(@.*)$/, '$1***$2')
