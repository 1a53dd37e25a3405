import { calendarDate } from '@coverwright/domain/build/question/answers'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import type { Letter } from '@coverwright/domain/sell/letter/letter'
import { type ApplicationRow, type ResumeLinks, resumeLink } from '../application/index.ts'
import type { ReferralRow } from './tables.ts'

/** How the customer is written to: the words, and the release as it reads in their language. */
interface Written {
  readonly letter: Letter
  readonly content: ReleaseContent
}

interface Told {
  readonly subject: string
  readonly lines: readonly string[]
}

export async function waitingMail(
  links: ResumeLinks,
  application: ApplicationRow,
  { reference }: ReferralRow,
  { letter: { say }, content }: Written,
): Promise<Told> {
  const link = resumeLink(links, application)
  const { tradingName, contact } = content.body.regulatory
  return {
    subject: say('We are looking at your application {reference}', { reference }),
    lines: [
      say('Thank you for your application for {product}. A person looks at your answers and writes to you.', {
        product: content.settings.name,
      }),
      ...(link ? [say('You can look at your answers, or change them, until then: {link}', { link })] : []),
      say('Your reference is {reference}. If you have questions, call us on {phone}.', {
        reference,
        phone: contact.phone,
      }),
      tradingName,
    ],
  }
}

export async function acceptedMail(
  links: ResumeLinks,
  application: ApplicationRow,
  { reference }: ReferralRow,
  { letter: { say, sayDate }, content: { body, settings } }: Written,
  validUntil: Date,
): Promise<Told> {
  const link = resumeLink(links, application)
  const { tradingName, contact } = body.regulatory
  return {
    subject: say('We can insure you: your application {reference}', { reference }),
    lines: [
      say('Good news: we have looked at your application for {product}, and we can insure you.', {
        product: settings.name,
      }),
      say('See your price, choose your cover and pay: {link}', { link: link ?? contact.phone }),
      say(
        'The offer is good until {day}. It is for the answers you gave: if something has changed, correct it first.',
        { day: sayDate(calendarDate(validUntil, settings.timeZone)) },
      ),
      tradingName,
    ],
  }
}

export const declinedMail = ({ letter: { say }, content: { body, settings } }: Written, reason: string): Told => ({
  subject: say('Your application for {product}', { product: settings.name }),
  lines: [
    say('We have looked at your application, and we cannot offer you this cover.'),
    reason,
    say('Other insurers may see it differently. If you think we have something wrong, call us on {phone}.', {
      phone: body.regulatory.contact.phone,
    }),
    body.regulatory.complaints,
    body.regulatory.tradingName,
  ],
})
