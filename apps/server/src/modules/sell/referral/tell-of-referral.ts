import { beginningOf } from '@coverwright/domain/kept-text'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { writtenTo } from '@coverwright/domain/sell/letter/letter'
import { fillReferralMail } from '@coverwright/domain/sell/referral/referral-mail'
import { publish } from '../../../platform/live/publish.ts'
import { notifyLeaders } from '../../reach/notification/index.ts'
import { sendMail } from '../../reach/outbox/index.ts'
import { type ApplicationRow, type JourneyWrite, type ResumeLinks } from '../application/index.ts'
import { tellCustomer, waitingMail } from './customer-mails.ts'
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
    title: beginningOf(`${reference} was referred: ${reasons[0] ?? content.settings.name}`, 200),
    source: 'Referred cases',
    link: path,
  })
  publish(tx, { kind: 'referral', subjectId: referral.id })
  if (!email) return
  const written = writtenTo(application, content)
  const told = await waitingMail(links, application, referral, written)
  await tellCustomer(tx, { email, name: holder }, referral, written, told)
}
