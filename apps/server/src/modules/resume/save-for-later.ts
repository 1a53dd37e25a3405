import { personOf } from '@coverwright/domain/body/person'
import { valuesOf } from '@coverwright/domain/body/price'
import { fail } from '@coverwright/domain/errors'
import { mailOf, writtenTo } from '@coverwright/domain/letter/letter'
import { calendarDate } from '@coverwright/domain/question/answers'
import {
  isBought,
  type JourneyWrite,
  keptFrom,
  lockApplication,
  type ResumeLinks,
  resumeLink,
  saveApplication,
} from '../application/index.ts'
import { keepCustomer } from '../customer/index.ts'
import { sendToCustomer } from '../outbox/index.ts'
import { getQuote } from '../quote/index.ts'
import { getRelease } from '../release/index.ts'

/** Keeps the answers for as long as a quote is good, and mails the way back to them. Answers until when. */
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
  const { holder } = personOf(body, valuesOf(body, before.answers, before.selection))
  const { mode } = before
  const customerId = await keepCustomer(tx, { mode, email, name: holder || email })
  const until = keptFrom(now)
  const application = await saveApplication(tx, before.id, { keptUntil: until, customerId })
  const quote = before.quoteId ? await getQuote(tx, before.quoteId) : undefined
  const link = (await resumeLink(links, application)) ?? fail('application.not-found')
  const day = (at: Date) => sayDate(calendarDate(at, settings.timeZone))
  const mail = mailOf(letter, {
    email,
    name: holder,
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
  await sendToCustomer(tx, mail)
  await audit(application.id, { isSaved: true })
  return until
}
