import { messages } from '../messages.ts'
import type { OutcomeView } from '../page/page-view.ts'
import type { CalendarDate } from '../question/answers.ts'
import type { ReleaseContent } from '../release/release.ts'
import type { Speech } from './speech.ts'
import type { BoughtPolicy, PurchaseOutcome } from './visit.ts'

/** What came of the payment, in words. */
export function outcomeView(
  { body, shell, paperwork }: Pick<ReleaseContent, 'body' | 'shell'> & Partial<Pick<ReleaseContent, 'paperwork'>>,
  bought: PurchaseOutcome,
  speech: Pick<Speech, 'sayDate'>,
): OutcomeView {
  const checkPath = shell.pages.find(({ role }) => role === 'check')?.path ?? '/'
  switch (bought.kind) {
    case 'bought':
      return {
        kind: 'bought',
        title: 'Thank you, you are covered',
        text: paperwork?.checkout.thanks || `We have sent your documents to ${bought.email}.`,
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

const factsOf = (
  { policyNumber, startsOn, endsOn }: BoughtPolicy,
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
