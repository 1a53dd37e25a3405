import { calendarDate } from '@coverwright/domain/question/answers'
import { sayDate } from '@coverwright/domain/question/say-answer'
import type { ReleaseContent } from '@coverwright/domain/release/release'
import type { WriteContext } from '../../platform/http/context.ts'
import { type ApplicationRow, resumeLink } from '../application/index.ts'
import type { CustomerRow } from '../customer/index.ts'
import { sendToCustomer } from '../outbox/index.ts'
import type { ReferralRow } from './tables.ts'

interface Told {
  readonly subject: string
  readonly lines: readonly string[]
}

export async function acceptedMail(
  { ports }: WriteContext,
  application: ApplicationRow,
  { reference }: ReferralRow,
  { body, settings }: ReleaseContent,
  validUntil: Date,
): Promise<Told> {
  const link = await resumeLink({ tokens: ports.tokens, publicUrl: new URL(ports.linkTo('/')).origin }, application)
  const { tradingName, contact } = body.regulatory
  return {
    subject: `We can insure you: your application ${reference}`,
    lines: [
      `Good news: we have looked at your application for ${settings.name}, and we can insure you.`,
      `See your price, choose your cover and pay: ${link ?? contact.phone}`,
      `The offer is good until ${sayDate(calendarDate(validUntil, settings.timeZone))}. It is for the answers you gave: if something has changed, correct it first.`,
      tradingName,
    ],
  }
}

export const declinedMail = ({ body, settings }: ReleaseContent, reason: string): Told => ({
  subject: `Your application for ${settings.name}`,
  lines: [
    'We have looked at your application, and we cannot offer you this cover.',
    reason,
    `Other insurers may see it differently. If you think we have something wrong, call us on ${body.regulatory.contact.phone}.`,
    body.regulatory.complaints,
    body.regulatory.tradingName,
  ],
})

export const tellCustomer = (
  { tx }: WriteContext,
  { email, name }: CustomerRow,
  { mode }: ReferralRow,
  { subject, lines }: Told,
) =>
  sendToCustomer(tx, {
    recipient: email,
    subject: `${mode === 'test' ? '[Test] ' : ''}${subject}`,
    text: [`Dear ${name},`, ...lines].join('\n\n'),
  })
