import type { login } from '@coverwright/contract/company/login'
import { primaryTransferLimits } from '@coverwright/domain/company/primary-transfer/primary-transfer'
import { fail } from '@coverwright/domain/errors'
import { worded } from '@coverwright/domain/worded'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { mayMailFrom } from '../attempt/index.ts'
import { maskedEmail } from '../member/index.ts'
import { mailInLanguage } from '../member-mail/index.ts'
import { makeCode, tryCode } from '../one-time-code/index.ts'
import { openTransfer, seal, unseal } from './internal.ts'

const purpose = 'primary-transfer'

export const sendTransferCode: HandlerOf<typeof login, 'sendTransferCode'> = async (context, { ticket }) => {
  const { enter, now, ports } = context
  const note = await unseal(ports.tokens, 'transfer-ticket', ticket)
  if (!(await mayMailFrom(context))) return fail('session.code-sent-lately')
  return enter(note, async (tx, audit) => {
    const { to } = await openTransfer(tx, note.transferId, now)
    const made = await makeCode(tx, { subject: to.id, purpose, now }, { lifeMs: primaryTransferLimits.lifeMs })
    if (!made) return fail('session.code-sent-lately')
    const { title, text, told } = worded('primary-transfer.code', { to: to.name, code: made.code })
    await mailInLanguage(tx, { isSecret: true, recipient: to.email, subject: title, text, told })
    await audit(made.id)
    return { sentTo: maskedEmail(to.email), expiresAt: made.expiresAt.toISOString() }
  })
}

export const verifyTransferCode: HandlerOf<typeof login, 'verifyTransferCode'> = async (context, { ticket, code }) => {
  const { enter, now, ports } = context
  const note = await unseal(ports.tokens, 'transfer-ticket', ticket)
  // A wrong guess must be counted: its transaction commits, and only then is the call refused.
  const { verdict, transfer } = await enter(note, async (tx, audit) => {
    const opened = await openTransfer(tx, note.transferId, now)
    const tried = await tryCode(tx, { subject: opened.to.id, purpose, now }, code)
    await audit(opened.to.id, { code: tried })
    return { verdict: tried, transfer: opened.transfer }
  })
  if (verdict === 'expired') return fail('session.code-expired')
  if (verdict === 'wrong') return fail('session.code-invalid')
  return { proof: await seal(ports.tokens, 'transfer-proof', transfer) }
}
