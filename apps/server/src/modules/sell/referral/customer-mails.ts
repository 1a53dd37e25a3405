import { calendarDate } from '@coverwright/domain/build/question/answers'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import type { Letter } from '@coverwright/domain/sell/letter/letter'
import {
  acceptedLetter,
  declinedLetter,
  type Told,
  waitingLetter,
} from '@coverwright/domain/sell/letter/standard-letters'
import { type ApplicationRow, type ResumeLinks, resumeLink } from '../application/index.ts'
import type { ReferralRow } from './tables.ts'

/** How the customer is written to: the words, and the release as it reads in their language. */
interface Written {
  readonly letter: Letter
  readonly content: ReleaseContent
}

const soldBy = ({ body: { regulatory }, settings }: ReleaseContent) => ({
  company: regulatory.tradingName,
  product: settings.name,
  phone: regulatory.contact.phone,
})

export const waitingMail = (
  links: ResumeLinks,
  application: ApplicationRow,
  { reference }: ReferralRow,
  { letter: { say }, content }: Written,
): Told => waitingLetter(say, { ...soldBy(content), reference, link: resumeLink(links, application) })

export const acceptedMail = (
  links: ResumeLinks,
  application: ApplicationRow,
  { reference }: ReferralRow,
  { letter: { say, sayDate }, content }: Written,
  validUntil: Date,
): Told =>
  acceptedLetter(
    say,
    { ...soldBy(content), reference, link: resumeLink(links, application) },
    sayDate(calendarDate(validUntil, content.settings.timeZone)),
  )

export const declinedMail = ({ letter: { say }, content }: Written, reason: string): Told =>
  declinedLetter(say, { ...soldBy(content), reason, complaints: content.body.regulatory.complaints })
