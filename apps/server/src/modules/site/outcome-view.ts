import { messages } from '@coverwright/domain/messages'
import type { OutcomeView } from '@coverwright/domain/page/page-view'
import type { CalendarDate } from '@coverwright/domain/question/answers'
import type { ReleaseContent } from '@coverwright/domain/release/release'
import type { PurchaseOutcome } from '../payment/index.ts'
import type { Speech } from './speech.ts'

/** What came of the payment, in words. */
export function outcomeView(
  { body, shell }: ReleaseContent,
  bought: PurchaseOutcome,
  speech: Pick<Speech, 'sayDate'>,
): OutcomeView {
  const checkPath = shell.pages.find(({ role }) => role === 'check')?.path ?? '/'
  switch (bought.kind) {
    case 'bought':
      return {
        kind: 'bought',
        title: 'Thank you, you are covered',
        text: `We have sent your documents to ${bought.email}.`,
        facts: factsOf(bought, speech),
        documents: bought.documents.map(({ title, href }) => ({ title, href, about: 'PDF' })),
      }
    case 'failed':
      return {
        kind: 'failed',
        title: messages.paymentFailed,
        text: [messages.paymentUnsuccessful, bought.failure].filter(Boolean).join(' '),
        facts: [],
        documents: [],
        next: { label: 'Try again', href: checkPath },
      }
    case 'waiting':
    default:
      return {
        kind: 'waiting',
        title: 'We are waiting for your bank',
        text: `This page looks again by itself. If it takes longer than a few minutes, call us on ${body.regulatory.contact.phone}.`,
        facts: [],
        documents: [],
      }
  }
}

type Bought = Extract<PurchaseOutcome, { kind: 'bought' }>

const factsOf = (
  { policyNumber, startsOn, endsOn }: Bought,
  { sayDate }: Pick<Speech, 'sayDate'>,
): OutcomeView['facts'] => [
  { label: 'Policy number', text: policyNumber },
  { label: 'Cover starts', text: sayDate(dateIn(startsOn)) },
  { label: 'Cover ends', text: sayDate(dateIn(endsOn)) },
]

function dateIn(day: string): CalendarDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { day: date, month, year }
}
