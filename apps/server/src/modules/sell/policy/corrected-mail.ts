import { mailOf, writtenTo } from '@coverwright/domain/sell/letter/letter'
import { correctedLetter } from '@coverwright/domain/sell/letter/standard-letters'
import type { StandardMail, TellingContext } from '../../../platform/events/standard-message.ts'
import { getRelease } from '../../publish/release/index.ts'
import { findPolicy } from './internal.ts'
import { policyFacts } from './policy-facts.ts'
import { policyLink } from './policy-link.ts'
import { sentDocuments, sentPapers } from './sent-documents.ts'

/** To the address as it is now, which may be what was corrected. */
export async function correctedMails(
  { tx, links }: TellingContext,
  { policyId }: { readonly policyId: string },
): Promise<readonly StandardMail[]> {
  const policy = await findPolicy(tx, policyId)
  if (!policy?.email) return []
  const { content: written } = await getRelease(tx, policy)
  const { letter, content } = writtenTo(policy, written)
  const sending = { policy, content: written, moment: 'purchase' } as const
  const documents = sentDocuments(sending, links)
  const mail = mailOf(letter, {
    email: policy.email,
    name: policy.holder,
    isTest: policy.mode === 'test',
    ...correctedLetter(letter.say, {
      company: content.body.regulatory.tradingName,
      number: policy.number,
      link: policyLink(links, policy),
      documents,
    }),
  })
  const facts = policyFacts({ policy, written, content, letter, links, documents, paperIds: sentPapers(sending) })
  return [{ ...mail, ...facts, isToCustomer: true }]
}
