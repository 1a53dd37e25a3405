import type { OutcomeView } from '../../build/page/page-view.ts'
import { calendarDateOf } from '../../build/question/answers.ts'
import { messages } from '../../messages.ts'
import type { ReleaseContent } from '../../publish/release/release.ts'
import type { Speech } from './speech.ts'
import type { BoughtPolicy, PurchaseOutcome } from './visit.ts'

/** What came of the payment, in words. */
export function outcomeView(
  { body, shell, paperwork }: Pick<ReleaseContent, 'body' | 'shell'> & Partial<Pick<ReleaseContent, 'paperwork'>>,
  { bought, isPaidAgain = false }: { readonly bought: PurchaseOutcome; readonly isPaidAgain?: boolean | undefined },
  speech: Pick<Speech, 'sayDate' | 'say'>,
): OutcomeView {
  const { say } = speech
  const checkPath = shell.pages.find(({ role }) => role === 'check')?.path ?? '/'
  switch (bought.kind) {
    case 'bought':
      return {
        kind: 'bought',
        title: say(isPaidAgain ? messages.orderPaid : 'Thank you, you are covered'),
        text: paperwork?.checkout.thanks || say('We have sent your documents to {email}.', { email: bought.email }),
        facts: factsOf(bought, speech),
        documents: bought.documents.map(({ title, href }) => ({ title: say(title), href, about: 'PDF' })),
      }
    case 'failed':
      return {
        kind: 'failed',
        title: say(messages.paymentFailed),
        text: [messages.paymentUnsuccessful, ...(bought.failure ? [bought.failure] : [])]
          .map((each) => say(each))
          .join(' '),
        facts: [],
        documents: [],
        next: { label: say('Try again'), href: checkPath },
      }
    case 'waiting':
    default:
      return {
        kind: 'waiting',
        title: say('We are waiting for your bank'),
        text: say('This page looks again by itself. If it takes longer than a few minutes, call us on {phone}.', {
          phone: body.regulatory.contact.phone,
        }),
        facts: [],
        documents: [],
      }
  }
}

const factsOf = (
  { policyNumber, startsOn, endsOn }: BoughtPolicy,
  { sayDate, say }: Pick<Speech, 'sayDate' | 'say'>,
): OutcomeView['facts'] => [
  { label: say('Policy number'), text: policyNumber },
  { label: say('Cover starts'), text: sayDate(calendarDateOf(startsOn)) },
  { label: say('Cover ends'), text: sayDate(calendarDateOf(endsOn)) },
]
