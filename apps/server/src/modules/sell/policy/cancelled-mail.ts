import { mailOf, writtenTo } from '@coverwright/domain/sell/letter/letter'
import type { StandardMail, TellingContext } from '../../../platform/events/standard-message.ts'
import { getRelease } from '../../publish/release/index.ts'
import { findPolicy } from './internal.ts'
import { policyFacts } from './policy-facts.ts'
import { policyLink } from './policy-link.ts'
import { sayVoucherBack } from './say-voucher-back.ts'
import { sentDocuments, sentPapers } from './sent-documents.ts'

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
  const sending = { policy, content: written, moment: 'cancellation' } as const
  const documents = sentDocuments(sending, links)
  const amount = sayMoney(refundedMinor, policy.currency)
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
      ...(refundedMinor > 0 || !policy.voucher
        ? [say('{amount} goes back to your card. Banks take up to ten days to show it.', { amount })]
        : []),
      ...(policy.voucher ? [sayVoucherBack(policy.voucher, letter, policy.currency)] : []),
      ...documents,
      say('Your policy and its documents: {link}', { link: policyLink(links, policy) }),
      content.body.regulatory.tradingName,
    ],
  })
  const paperIds = sentPapers(sending)
  const facts = policyFacts({ policy, written, content, letter, links, documents, paperIds }, { amount })
  return [{ ...mail, ...facts, isToCustomer: true }]
}
