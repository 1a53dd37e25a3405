import { sessionLimits } from '@coverwright/domain/company/session/session-limits'
import { mailOf } from '@coverwright/domain/sell/letter/letter'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { sendMail } from '../../../platform/outbox/send.ts'
import { findReplyTo } from '../../company/company/index.ts'
import { makeCode, tryCode } from '../../company/one-time-code/index.ts'
import { cancelPolicy } from '../payment/index.ts'
import type { ShownPolicy } from './policy-page.ts'

const purpose = 'cancel-policy'
const minutes = sessionLimits.codeMs / 60_000

/**
 * A link is passed on, or read over a shoulder: what ends the cover is asked of the address that is known. Where a code
 * was sent a moment ago, or too often, no other is.
 */
export const sendCancelCode = (ways: WaysIn, { policy, letter, content }: ShownPolicy, now: Date): Promise<void> =>
  ways.enter({ companyId: policy.companyId, memberId: policy.id }, async (tx, audit) => {
    const made = await makeCode(tx, { subject: policy.id, purpose, now })
    await audit(policy.id, { isCodeSent: made !== undefined })
    if (!made) return
    const { say } = letter
    const { number, holder: name, email } = policy
    const mail = mailOf(letter, {
      email,
      name,
      isTest: policy.mode === 'test',
      subject: say('Your code to cancel policy {number}', { number }),
      lines: [
        say('To cancel your policy {number}, type this code: {code}', { number, code: made.code }),
        say('It works for {minutes} minutes. If you did not ask for it, do nothing: your policy stays as it is.', {
          minutes,
        }),
        content.body.regulatory.tradingName,
      ],
    })
    await sendMail(tx, { ...mail, isSecret: true, replyTo: await findReplyTo(tx) })
  })

/** Answers whether the code was right; a wrong guess is counted. */
export const cancelByCode = (
  ways: WaysIn,
  { policy: { id, companyId } }: ShownPolicy,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'expired'> =>
  ways.enter({ companyId, memberId: id }, async (tx, audit) => {
    const outcome = await tryCode(tx, { subject: id, purpose, now }, code.trim())
    if (outcome !== 'right') {
      await audit(id, { refused: 'code' })
      return outcome
    }
    const refundedMinor = await cancelPolicy(tx, id, now)
    await audit(id, { isCancelled: true, refundedMinor })
    return outcome
  })
