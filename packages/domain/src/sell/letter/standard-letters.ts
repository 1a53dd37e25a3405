import type { Letter } from './letter.ts'

type Say = Letter['say']

export interface Told {
  readonly subject: string
  readonly lines: readonly string[]
}

/** Of a policy: every value in the words of the language, and what the product sends at this moment, a line each. */
interface OfPolicy {
  readonly company: string
  readonly product: string
  readonly number: string
  readonly link: string
  readonly documents: readonly string[]
}

interface Bought extends OfPolicy {
  readonly startDate: string
  readonly period: string
  readonly price: string
}

export function boughtLetter(say: Say, { company, product, number, link, documents, ...cover }: Bought): Told {
  const { startDate, period, price } = cover
  return {
    subject: say('Your {product} policy {number}', { product, number }),
    lines: [
      say('Thank you for choosing {company}. Your policy {number} starts on {day}.', {
        company,
        number,
        day: startDate,
      }),
      [say('Cover: {period}, both days included.', { period }), say('Price: {price}, tax included.', { price })].join(
        '\n',
      ),
      ...documents,
      ...(documents.length > 0 ? [say('The links work for 30 days. Keep the documents in a safe place.')] : []),
      say('Your policy, its documents, and cancelling it if you change your mind: {link}', { link }),
      company,
    ],
  }
}

export const correctedLetter = (say: Say, { company, number, link, documents }: Omit<OfPolicy, 'product'>): Told => ({
  subject: say('Your policy {number} was corrected', { number }),
  lines: [
    say('We have corrected a name or an address on your policy {number}. Your cover and your price stay as they are.', {
      number,
    }),
    say('A new certificate takes the place of the one before.'),
    ...documents,
    say('Your policy and its documents: {link}', { link }),
    company,
  ],
})

interface Cancelled extends OfPolicy {
  /** What goes back to the card; none where a voucher alone paid. */
  readonly amount: string | undefined
  /** What becomes of what a voucher paid. */
  readonly voucher: string | undefined
}

export const cancelledLetter = (say: Say, told: Cancelled): Told => {
  const { company, product, number, link, documents, amount, voucher } = told
  return {
    subject: say('Your policy {number} is cancelled', { number }),
    lines: [
      say('As you wished, your {product} policy {number} is cancelled. You are no longer covered.', {
        product,
        number,
      }),
      ...(amount === undefined
        ? []
        : [say('{amount} goes back to your card. Banks take up to ten days to show it.', { amount })]),
      ...(voucher === undefined ? [] : [voucher]),
      ...documents,
      say('Your policy and its documents: {link}', { link }),
      company,
    ],
  }
}

interface OfPayment extends OfPolicy {
  readonly payment: string | number
  readonly amount: string
  readonly dueDate: string
}

/** Which payment it is about. */
const paymentIn = ({ payment, product, number, amount, dueDate }: OfPayment) => ({
  payment,
  product,
  number,
  amount,
  day: dueDate,
})

export function retriedLetter(say: Say, told: OfPayment, nextDate: string): Told {
  const { company, number, link, documents } = told
  return {
    subject: say('We could not take your payment for policy {number}', { number }),
    lines: [
      say(
        'We could not take payment {payment} of your {product} policy {number}, {amount} due on {day}.',
        paymentIn(told),
      ),
      say('You need do nothing if there is money on your card: we try again on {day}. Your cover goes on.', {
        day: nextDate,
      }),
      say('To pay now, or with another card: {link}', { link }),
      ...documents,
      company,
    ],
  }
}

export function warnedLetter(say: Say, told: OfPayment, nextDate: string): Told {
  const { company, number, link, documents } = told
  return {
    subject: say('Your policy {number} ends on {day} unless you pay', { number, day: nextDate }),
    lines: [
      say(
        'We have tried several times and could not take payment {payment} of your {product} policy {number}, {amount} due on {day}.',
        paymentIn(told),
      ),
      say('Unless it is paid before then, your policy and your cover end on {day}.', { day: nextDate }),
      say('To pay now: {link}', { link }),
      ...documents,
      company,
    ],
  }
}

export function lapsedLetter(say: Say, told: OfPayment): Told {
  const { company, number, link, documents } = told
  return {
    subject: say('Your policy {number} has ended', { number }),
    lines: [
      say('Payment {payment} of your {product} policy {number}, {amount} due on {day} was not paid.', paymentIn(told)),
      say('Your policy has ended and you are no longer covered. Nothing more will be taken from your card.'),
      say('Your policy and its documents: {link}', { link }),
      ...documents,
      company,
    ],
  }
}

interface OfCase {
  readonly company: string
  readonly product: string
  readonly phone: string
  readonly reference: string
  /** None where they cannot go back to their answers. */
  readonly link: string | undefined
}

export const waitingLetter = (say: Say, { company, product, phone, reference, link }: OfCase): Told => ({
  subject: say('We are looking at your application {reference}', { reference }),
  lines: [
    say('Thank you for your application for {product}. A person looks at your answers and writes to you.', { product }),
    ...(link ? [say('You can look at your answers, or change them, until then: {link}', { link })] : []),
    say('Your reference is {reference}. If you have questions, call us on {phone}.', { reference, phone }),
    company,
  ],
})

export const acceptedLetter = (say: Say, { company, product, phone, reference, link }: OfCase, day: string): Told => ({
  subject: say('We can insure you: your application {reference}', { reference }),
  lines: [
    say('Good news: we have looked at your application for {product}, and we can insure you.', { product }),
    say('See your price, choose your cover and pay: {link}', { link: link ?? phone }),
    say('The offer is good until {day}. It is for the answers you gave: if something has changed, correct it first.', {
      day,
    }),
    company,
  ],
})

/** To somebody who may be reminded: what it is about, the way back, and why they get it. */
export const reminderLetter = (
  say: Say,
  { company, product, phone, link, until }: Omit<OfCase, 'reference' | 'link'> & Record<'link' | 'until', string>,
): Told => ({
  subject: say('Your price for {product} is waiting', { product }),
  lines: [
    say('You looked at a price for {product}.', { product }),
    say('Your answers are kept. Go on where you left off: {link}', { link }),
    say('The link works until {day}. Whoever has it can read your answers: do not pass it on.', { day: until }),
    say('If you have questions, call us on {phone}.', { phone }),
    company,
    say('You get this one email because you agreed that we may remind you.'),
  ],
})

interface Declined extends Pick<OfCase, 'company' | 'product' | 'phone'> {
  readonly reason: string
  readonly complaints: string
}

export const declinedLetter = (say: Say, { company, product, phone, reason, complaints }: Declined): Told => ({
  subject: say('Your application for {product}', { product }),
  lines: [
    say('We have looked at your application, and we cannot offer you this cover.'),
    reason,
    say('Other insurers may see it differently. If you think we have something wrong, call us on {phone}.', { phone }),
    complaints,
    company,
  ],
})

interface Rejected extends OfCase {
  readonly reason: string
}

export const photosLetter = (say: Say, { company, product, phone, reference, link, reason }: Rejected): Told => ({
  subject: say('Your photos: application {number}', { number: reference }),
  lines: [
    say('We have looked at the photos for your {product}, and we cannot accept them.', { product }),
    reason,
    link
      ? say('Please send us others, and go on from there: {link}', { link })
      : say('Please call us on {phone}.', { phone }),
    company,
  ],
})
