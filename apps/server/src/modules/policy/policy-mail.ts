import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { getFileInCompany, linkTo } from '../file/index.ts'
import { sendToCustomer } from '../outbox/index.ts'
import { getRelease } from '../release/index.ts'
import { inWords } from './certificate-facts.ts'
import { type PolicyLinks, policyLink } from './policy-link.ts'
import type { PolicyRow } from './tables.ts'

/** A link in a mail is opened days later. */
const mailLinkMinutes = 30 * 24 * 60

/** With the certificate where there is one, and the way to the policyholder's own page. */
export async function sendPolicyMail(tx: WriteTx, policy: PolicyRow, links: PolicyLinks, now: Date): Promise<void> {
  const { email, holder, number, productName, startsOn, mode, certificateFileId } = policy
  const { tradingName } = (await getRelease(tx, policy)).content.body.regulatory
  const certificate =
    certificateFileId &&
    (await linkTo(await getFileInCompany(tx, certificateFileId), links.tokens, now, mailLinkMinutes))
  await sendToCustomer(tx, {
    recipient: email,
    subject: `${mode === 'test' ? '[Test] ' : ''}Your ${productName} policy ${number}`,
    text: [
      `Dear ${holder},`,
      `Thank you for choosing ${tradingName}. Your policy ${number} starts on ${inWords(startsOn)}.`,
      ...(certificate ? [`Your certificate of insurance: ${links.publicUrl}${certificate.url}`] : []),
      'The link works for 30 days. Keep the document in a safe place.',
      `Your policy, its documents, and cancelling it if you change your mind: ${await policyLink(links, policy)}`,
      tradingName,
    ].join('\n\n'),
  })
}
