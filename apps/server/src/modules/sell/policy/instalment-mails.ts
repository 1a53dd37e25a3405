import { type Letter, mailOf } from '@coverwright/domain/sell/letter/letter'
import { lapsedLetter, retriedLetter, warnedLetter } from '@coverwright/domain/sell/letter/standard-letters'
import type { AfterFailure } from '@coverwright/domain/sell/payment/collection'
import type { InstalmentRow, PolicyRow } from './tables.ts'

interface Told {
  readonly letter: Letter
  readonly policy: PolicyRow
  readonly instalment: InstalmentRow
  readonly tradingName: string
  /** The policyholder's own page. */
  readonly link: string
  /** What the product sends at this moment, a line each. */
  readonly documents: readonly string[]
}

/** What the policyholder is told when the card did not pay: what happens next, when, and what to do. */
export function failureMail(told: Told, next: AfterFailure) {
  const { letter, policy } = told
  const { say, sayDay } = letter
  const said = paymentOf(told)
  const { subject, lines } =
    next.kind === 'lapse'
      ? lapsedLetter(say, said)
      : (next.kind === 'retry' ? retriedLetter : warnedLetter)(say, said, sayDay(next.on))
  return mailOf(letter, {
    email: policy.email,
    name: policy.holder,
    isTest: policy.mode === 'test',
    subject,
    lines,
  })
}

/** Which payment it is about. */
const paymentOf = ({ letter: { sayDay, sayMoney }, policy, instalment, tradingName, link, documents }: Told) => ({
  company: tradingName,
  product: policy.productName,
  number: policy.number,
  link,
  documents,
  payment: instalment.number,
  amount: sayMoney(instalment.amountMinor, policy.currency),
  dueDate: sayDay(instalment.dueOn),
})
