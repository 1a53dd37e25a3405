import { mailOf, writtenTo } from '@coverwright/domain/sell/letter/letter'
import { boughtLetter } from '@coverwright/domain/sell/letter/standard-letters'
import type { StandardMail, TellingContext } from '../../../platform/events/standard-message.ts'
import { getRelease } from '../../publish/release/index.ts'
import { findPolicy, isMadeWhenOpened } from './internal.ts'
import { policyFacts } from './policy-facts.ts'
import { policyLink } from './policy-link.ts'
import { policyWords } from './say-policy.ts'
import { sentDocuments, sentPapers } from './sent-documents.ts'

/** With what the product sends when it is bought, and the way to the policyholder's own page. */
export async function policyMails(
  { tx, links }: TellingContext,
  { policyId }: { readonly policyId: string },
): Promise<readonly StandardMail[]> {
  const policy = await findPolicy(tx, policyId)
  if (!policy?.email) return []
  const { email, holder, number, productName, startsOn, mode, grossMinor, currency } = policy
  const release = await getRelease(tx, policy)
  const { letter, content } = writtenTo(policy, release.content)
  const { say, sayDay, sayMoney } = letter
  const words = policyWords(content, policy, letter)
  const { tradingName } = content.body.regulatory
  const hasCertificate = policy.certificateFileId !== null || (await isMadeWhenOpened(tx, policy))
  const documents = sentDocuments({ policy, content: release.content, moment: 'purchase', hasCertificate }, links)
  const mail = mailOf(letter, {
    email,
    name: holder,
    isTest: mode === 'test',
    ...boughtLetter(say, {
      company: tradingName,
      product: productName,
      number,
      link: policyLink(links, policy),
      documents,
      startDate: sayDay(startsOn),
      period: words.days,
      price: `${sayMoney(grossMinor, currency)} ${words.per}`,
    }),
  })
  const paperIds = sentPapers({ policy, content: release.content, moment: 'purchase' })
  const told = { policy, written: release.content, content, letter, links, documents, paperIds }
  return [{ ...mail, ...policyFacts(told), isToCustomer: true }]
}
