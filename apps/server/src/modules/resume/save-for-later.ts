import { personOf } from '@coverwright/domain/body/person'
import { valuesOf } from '@coverwright/domain/body/price'
import { fail } from '@coverwright/domain/errors'
import { calendarDate } from '@coverwright/domain/question/answers'
import { sayDate } from '@coverwright/domain/question/say-answer'
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
  const { content } = await getRelease(tx, before)
  const { body, settings } = content
  const { holder } = personOf(body, valuesOf(body, before.answers, before.selection))
  const { mode } = before
  const customerId = await keepCustomer(tx, { mode, email, name: holder || email })
  const until = keptFrom(now)
  const application = await saveApplication(tx, before.id, { keptUntil: until, customerId })
  const quote = before.quoteId ? await getQuote(tx, before.quoteId) : undefined
  const link = (await resumeLink(links, application)) ?? fail('application.not-found')
  const day = (at: Date) => sayDate(calendarDate(at, settings.timeZone))
  await sendToCustomer(tx, {
    recipient: email,
    subject: `${mode === 'test' ? '[Test] ' : ''}Go on with your ${settings.name} application`,
    text: [
      `Dear ${holder || 'customer'},`,
      `Your answers are kept. Go on where you left off: ${link}`,
      `The link works until ${day(until)}. Whoever has it can read your answers: do not pass it on.`,
      ...(quote ? [`Your quote ${quote.reference} is good until ${day(quote.validUntil)}.`] : []),
      body.regulatory.tradingName,
    ].join('\n\n'),
  })
  await audit(application.id, { isSaved: true })
  return until
}
