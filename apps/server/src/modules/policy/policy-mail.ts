import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { sendToCustomer } from '../outbox/index.ts'
import { getRelease } from '../release/index.ts'
import { inWords } from './certificate-facts.ts'
import { type PolicyLinks, policyLink } from './policy-link.ts'
import { sentDocuments } from './sent-documents.ts'
import type { PolicyRow } from './tables.ts'

/** With what the product sends when it is bought, and the way to the policyholder's own page. */
export async function sendPolicyMail(tx: WriteTx, policy: PolicyRow, links: PolicyLinks, now: Date): Promise<void> {
  const { email, holder, number, productName, startsOn, mode } = policy
  const { content } = await getRelease(tx, policy)
  const { tradingName } = content.body.regulatory
  const documents = await sentDocuments(tx, { policy, content, moment: 'purchase' }, links, now)
  await sendToCustomer(tx, {
    recipient: email,
    subject: `${mode === 'test' ? '[Test] ' : ''}Your ${productName} policy ${number}`,
    text: [
      `Dear ${holder},`,
      `Thank you for choosing ${tradingName}. Your policy ${number} starts on ${inWords(startsOn)}.`,
      ...documents,
      ...(documents.length > 0 ? ['The links work for 30 days. Keep the documents in a safe place.'] : []),
      `Your policy, its documents, and cancelling it if you change your mind: ${await policyLink(links, policy)}`,
      tradingName,
    ].join('\n\n'),
  })
}
