import type { login } from '@coverwright/contract/company/login'
import { e164Of } from '@coverwright/domain/company/registration/phone'
import { registrationLimits } from '@coverwright/domain/company/registration/registration-limits'
import { fail } from '@coverwright/domain/errors'
import { z } from 'zod'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { sendSms } from '../../../platform/outbox/send.ts'
import { findOperator } from '../company/index.ts'
import { makeCode, subjectOf, tryCode } from '../one-time-code/index.ts'

const purpose = 'register-phone'

export const sendPhoneCode: HandlerOf<typeof login, 'sendRegisterPhoneCode'> = async (context, form) => {
  const { door, enter, now, caller } = context
  const phone = e164Of(form)
  const companyId = await door(findOperator)
  return enter({ companyId, memberId: companyId }, async (tx, audit) => {
    const { codesADay, codesADayFromAddress } = registrationLimits
    const made = await makeCode(
      tx,
      { subject: subjectOf('phone', phone), purpose, now },
      { codesADay, from: { address: caller.address, codesADay: codesADayFromAddress } },
    )
    if (!made) return fail('session.code-sent-lately')

    await sendSms(tx, {
      isSecret: true,
      recipient: phone,
      subject: 'Code for your phone number',
      text: `${made.code} is your Coverwright code. It works for 10 minutes, once.`,
    })
    await audit(made.id)
    return { sentTo: masked(phone), expiresAt: made.expiresAt.toISOString() }
  })
}

export const verifyPhoneCode: HandlerOf<typeof login, 'verifyRegisterPhoneCode'> = async (
  context,
  { code, ...form },
) => {
  const { door, enter, now, ports } = context
  const phone = e164Of(form)
  const companyId = await door(findOperator)
  // A wrong guess must be counted: its transaction commits, and only then is the call refused.
  const verdict = await enter({ companyId, memberId: companyId }, async (tx, audit) => {
    const tried = await tryCode(tx, { subject: subjectOf('phone', phone), purpose, now }, code)
    await audit(companyId, { code: tried })
    return tried
  })
  if (verdict === 'wrong') return fail('session.code-invalid')
  if (verdict === 'expired') return fail('session.code-expired')
  return { phoneTicket: await ports.tokens.seal('phone', { phone }, `${registrationLimits.phoneMs / 60_000}m`) }
}

/** The number a code has proved; undefined when too long ago. */
export const provedPhone = async (tokens: Tokens, phoneTicket: string) =>
  (await tokens.unseal('phone', z.object({ phone: z.string() }), phoneTicket))?.phone

const masked = (phone: string) => `${phone.slice(0, 3)}*****${phone.slice(-3)}`
