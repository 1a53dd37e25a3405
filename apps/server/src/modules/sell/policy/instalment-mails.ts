import { type Letter, mailOf } from '@coverwright/domain/sell/letter/letter'
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
  const { letter, policy, tradingName, documents } = told
  const { subject, lines } =
    next.kind === 'lapse' ? lapsed(told) : (next.kind === 'retry' ? retried : warned)(told, next.on)
  return mailOf(letter, {
    email: policy.email,
    name: policy.holder,
    isTest: policy.mode === 'test',
    subject,
    lines: [...lines, ...documents, tradingName],
  })
}

/** Which payment it is about. */
const paymentOf = ({ letter: { sayDay, sayMoney }, policy, instalment }: Told) => ({
  payment: instalment.number,
  product: policy.productName,
  number: policy.number,
  amount: sayMoney(instalment.amountMinor, policy.currency),
  day: sayDay(instalment.dueOn),
})

function retried(told: Told, on: string) {
  const { letter, policy, link } = told
  const { say, sayDay } = letter
  return {
    subject: say('We could not take your payment for policy {number}', { number: policy.number }),
    lines: [
      say(
        'We could not take payment {payment} of your {product} policy {number}, {amount} due on {day}.',
        paymentOf(told),
      ),
      say('You need do nothing if there is money on your card: we try again on {day}. Your cover goes on.', {
        day: sayDay(on),
      }),
      say('To pay now, or with another card: {link}', { link }),
    ],
  }
}

function warned(told: Told, on: string) {
  const { letter, policy, link } = told
  const { say, sayDay } = letter
  const day = sayDay(on)
  return {
    subject: say('Your policy {number} ends on {day} unless you pay', { number: policy.number, day }),
    lines: [
      say(
        'We have tried several times and could not take payment {payment} of your {product} policy {number}, {amount} due on {day}.',
        paymentOf(told),
      ),
      say('Unless it is paid before then, your policy and your cover end on {day}.', { day }),
      say('To pay now: {link}', { link }),
    ],
  }
}

function lapsed(told: Told) {
  const { letter, policy, link } = told
  const { say } = letter
  return {
    subject: say('Your policy {number} has ended', { number: policy.number }),
    lines: [
      say('Payment {payment} of your {product} policy {number}, {amount} due on {day} was not paid.', paymentOf(told)),
      say('Your policy has ended and you are no longer covered. Nothing more will be taken from your card.'),
      say('Your policy and its documents: {link}', { link }),
    ],
  }
}
