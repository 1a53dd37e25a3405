import { mailOf, writtenTo } from '@coverwright/domain/sell/letter/letter'
import { cancelledLetter } from '@coverwright/domain/sell/letter/standard-letters'
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
  const { number, productName: product } = policy
  const sending = { policy, content: written, moment: 'cancellation' } as const
  const documents = sentDocuments(sending, links)
  const amount = letter.sayMoney(refundedMinor, policy.currency)
  const mail = mailOf(letter, {
    email: policy.email,
    name: policy.holder,
    isTest: policy.mode === 'test',
    ...cancelledLetter(letter.say, {
      company: content.body.regulatory.tradingName,
      product,
      number,
      link: policyLink(links, policy),
      documents,
      amount: refundedMinor > 0 || !policy.voucher ? amount : undefined,
      voucher: policy.voucher ? sayVoucherBack(policy.voucher, letter, policy.currency) : undefined,
    }),
  })
  const paperIds = sentPapers(sending)
  const facts = policyFacts({ policy, written, content, letter, links, documents, paperIds }, { amount })
  return [{ ...mail, ...facts, isToCustomer: true }]
}
