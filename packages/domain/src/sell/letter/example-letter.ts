import type { Language } from '../../base/language/language.ts'
import { exampleValues, type TemplatedEvent } from '../../build/template/template-fields.ts'
import { letterIn, mailOf } from './letter.ts'
import {
  acceptedLetter,
  boughtLetter,
  cancelledLetter,
  correctedLetter,
  declinedLetter,
  lapsedLetter,
  photosLetter,
  reminderLetter,
  retriedLetter,
  type Told,
  waitingLetter,
} from './standard-letters.ts'

/** What is known of a product before anything of it was sold. */
interface Sold {
  readonly company: string
  readonly product: string
  readonly phone: string
}

type Say = ReturnType<typeof letterIn>['say']

/** Every message that a company may write itself, as it is without: the same words that are sent, with examples in them. */
function lettersWith(language: Language, { company, product, phone }: Sold) {
  const { sayDay, sayDays, sayMoney } = letterIn(language)
  const { policyNumber: number, link, reference, reason } = exampleValues
  const documents = [exampleValues.documents]
  const ofPolicy = { company, product, number, link, documents }
  const ofPayment = {
    ...ofPolicy,
    payment: exampleValues.paymentNumber,
    amount: sayMoney(17_70, 'GBP'),
    dueDate: sayDay('2027-02-01'),
  }
  const ofCase = { company, product, phone, reference, link }
  const bought = (say: Say): Told =>
    boughtLetter(say, {
      ...ofPolicy,
      startDate: sayDay('2026-12-01'),
      period: sayDays('2026-12-01', '2027-11-30'),
      price: `${sayMoney(212_40, 'GBP')} ${say('a year')}`,
    })
  return {
    'policy.documented': bought,
    'policy.documents-asked': bought,
    'policy.corrected': (say) => correctedLetter(say, ofPolicy),
    'policy.cancelled': (say) => cancelledLetter(say, { ...ofPolicy, amount: ofPayment.amount, voucher: undefined }),
    'policy.lapsed': (say) => lapsedLetter(say, ofPayment),
    'instalment.failed': (say) => retriedLetter(say, { ...ofPayment, documents: [] }, sayDay('2027-02-05')),
    'quote.abandoned': (say) => reminderLetter(say, { company, product, phone, link, until: sayDay('2026-12-30') }),
    'referral.made': (say) => waitingLetter(say, ofCase),
    'referral.accepted': (say) => acceptedLetter(say, ofCase, sayDay('2027-02-05')),
    'referral.declined': (say) => declinedLetter(say, { ...ofCase, reason, complaints: '' }),
    'vehicle-approval.rejected': (say) => photosLetter(say, { ...ofCase, reason }),
  } satisfies Readonly<Record<TemplatedEvent, (say: Say) => Told>>
}

/** The standard message of an event, to look at beside a company's own. */
export function exampleLetter(type: TemplatedEvent, language: Language, sold: Sold) {
  const letter = letterIn(language)
  const { subject, lines } = lettersWith(language, sold)[type](letter.say)
  const written = { subject, lines: lines.filter((line) => line !== '') }
  const { text } = mailOf(letter, { email: '', name: exampleValues.name, isTest: false, ...written })
  return { subject, text }
}
