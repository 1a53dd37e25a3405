import { fillReferralMail } from '@coverwright/domain/referral/referral-mail'
import type { ReleaseContent } from '@coverwright/domain/release/release'
import { publish } from '../../platform/live/publish.ts'
import { type ApplicationRow, type JourneyWrite, type ResumeLinks, resumeLink } from '../application/index.ts'
import { notifyLeaders } from '../notification/index.ts'
import { sendMail, sendToCustomer } from '../outbox/index.ts'
import { getMailOfProduct } from './mail-of-product.ts'
import type { ReferralRow } from './tables.ts'

interface Referred {
  readonly referral: ReferralRow
  readonly application: ApplicationRow
  readonly content: ReleaseContent
  readonly holder: string
  readonly email: string
}

/** The underwriters by mail, the studio's bell, and the customer, who has something in hand while they wait. */
export async function tellOfReferral(
  { tx, now }: Pick<JourneyWrite, 'tx' | 'now'>,
  { referral, application, content, holder, email }: Referred,
  links: ResumeLinks,
): Promise<void> {
  const { reference, mode, reasons } = referral
  const path = `/complexCase?case=${referral.id}`
  const values = {
    reference,
    product: content.settings.name,
    customer: holder,
    reasons: reasons.map((reason) => `- ${reason}`).join('\n'),
    link: `${links.publicUrl}${path}`,
  }
  const mail = await getMailOfProduct(tx, content.productId)
  const marked = (subject: string) => `${mode === 'test' ? '[Test] ' : ''}${subject}`
  for (const recipient of mail.recipients.length > 0 ? mail.recipients : mail.standIns)
    await sendMail(tx, {
      recipient,
      subject: marked(fillReferralMail(mail.subject, values)),
      text: fillReferralMail(mail.text, values),
    })
  await notifyLeaders(tx, now, {
    kind: 'warning',
    title: `${reference} was referred: ${reasons[0] ?? content.settings.name}`.slice(0, 200),
    source: 'Referred cases',
    link: path,
  })
  await publish(tx, { kind: 'referral', subjectId: referral.id })
  const link = await resumeLink(links, application)
  const { tradingName, contact } = content.body.regulatory
  if (email)
    await sendToCustomer(tx, {
      recipient: email,
      subject: marked(`We are looking at your application ${reference}`),
      text: [
        `Dear ${holder},`,
        `Thank you for your application for ${content.settings.name}. A person looks at your answers and writes to you.`,
        ...(link ? [`You can look at your answers, or change them, until then: ${link}`] : []),
        `Your reference is ${reference}. If you have questions, call us on ${contact.phone}.`,
        tradingName,
      ].join('\n\n'),
    })
}
