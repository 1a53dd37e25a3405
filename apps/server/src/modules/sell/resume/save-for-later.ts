import { calendarDate } from '@coverwright/domain/build/question/answers'
import { fail } from '@coverwright/domain/errors'
import { mailOf, writtenTo } from '@coverwright/domain/sell/letter/letter'
import { sendFleeting } from '../../../platform/outbox/send-fleeting.ts'
import { findReplyTo } from '../../company/company/index.ts'
import { getRelease } from '../../publish/release/index.ts'
import {
  isBought,
  type JourneyWrite,
  keptFrom,
  lockApplication,
  type ResumeLinks,
  resumeLink,
  saveApplication,
} from '../application/index.ts'
import { getQuote } from '../quote/index.ts'

/**
 * Keeps the answers for as long as a quote is good, and mails the way back to them. Answers until when.
 * Nothing is kept of the address before somebody has come by the link: it may be a stranger's.
 */
export async function saveForLater(
  { tx, audit, now }: JourneyWrite,
  { token, email }: { readonly token: string; readonly email: string },
  links: ResumeLinks,
): Promise<Date> {
  const before = await lockApplication(tx, token, now)
  if (isBought(before.state)) return fail('application.issued')
  const { letter, content } = writtenTo(before, (await getRelease(tx, before)).content)
  const { say, sayDate } = letter
  const { body, settings } = content
  const { mode } = before
  const until = keptFrom(now)
  const application = await saveApplication(tx, before.id, { keptUntil: until })
  const quote = before.quoteId ? await getQuote(tx, before.quoteId) : undefined
  const link = resumeLink(links, application, email) ?? fail('application.not-found')
  const day = (at: Date) => sayDate(calendarDate(at, settings.timeZone))
  const mail = mailOf(letter, {
    email,
    // Whoever typed the address chose the name too, and may have chosen words for a stranger.
    name: '',
    isTest: mode === 'test',
    subject: say('Go on with your {product} application', { product: settings.name }),
    lines: [
      say('Your answers are kept. Go on where you left off: {link}', { link }),
      say('The link works until {day}. Whoever has it can read your answers: do not pass it on.', { day: day(until) }),
      ...(quote
        ? [
            say('Your quote {reference} is good until {day}.', {
              reference: quote.reference,
              day: day(quote.validUntil),
            }),
          ]
        : []),
      body.regulatory.tradingName,
    ],
  })
  await sendFleeting(tx, { ...mail, replyTo: await findReplyTo(tx) }, now)
  await audit(application.id, { isSaved: true })
  return until
}
