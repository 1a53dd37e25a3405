import { mailOf, writtenTo } from '@coverwright/domain/sell/letter/letter'
import type { StandardMail, TellingContext } from '../../../platform/events/standard-message.ts'
import { getRelease } from '../../publish/release/index.ts'
import { findPolicy } from './internal.ts'
import { policyLink } from './policy-link.ts'
import { sentDocuments } from './sent-documents.ts'

interface Cancelled {
  readonly policyId: string
  readonly refundedMinor: number
}

export async function cancelledMails(
  { tx, links }: TellingContext,
  { policyId, refundedMinor }: Cancelled,
): Promise<readonly StandardMail[]> {
  const policy = await findPolicy(tx, policyId)
  if (!policy?.email) return []
  const { content: written } = await getRelease(tx, policy)
  const { letter, content } = writtenTo(policy, written)
  const { say, sayMoney } = letter
  const { number, productName: product } = policy
  const mail = mailOf(letter, {
    email: policy.email,
    name: policy.holder,
    isTest: policy.mode === 'test',
    subject: say('Your policy {number} is cancelled', { number }),
    lines: [
      say('As you wished, your {product} policy {number} is cancelled. You are no longer covered.', {
        product,
        number,
      }),
      say('{amount} goes back to your card. Banks take up to ten days to show it.', {
        amount: sayMoney(refundedMinor, policy.currency),
      }),
      ...sentDocuments({ policy, content: written, moment: 'cancellation' }, links),
      say('Your policy and its documents: {link}', { link: policyLink(links, policy) }),
      content.body.regulatory.tradingName,
    ],
  })
  return [{ ...mail, isToCustomer: true }]
}
