import { messages } from '../../messages.ts'

export const planOrderErrors = {
  'plan-order.not-found': { status: 404, message: 'The order could not be found!' },
  'plan-order.paid': { status: 409, message: messages.orderPaid },
  'plan-order.cancelled': { status: 409, message: 'The order was cancelled.' },
  'plan-order.price-changed': { status: 409, message: 'The price has changed. Look at it again before you pay.' },
  'plan-order.same': { status: 409, message: 'The company has this plan already.' },
  'plan-order.smaller': {
    status: 409,
    message: 'A smaller plan, or months in place of a year, begins after the month that is running.',
  },
  'plan-order.not-sold': { status: 409, message: 'This plan is agreed with our staff. Contact us for it.' },
  'plan-order.no-details': { status: 409, message: 'Say first to whom invoices go.' },
  'plan-order.no-licence': { status: 409, message: 'Give the company’s licence number first.' },
  'plan-order.licence-there': {
    status: 409,
    message: 'The company has a licence number. Change it in the company profile.',
  },
  'plan-order.renewal-due': {
    status: 409,
    message: 'What is due for the plan is paid first. It stands among the orders of the account statement.',
  },
  'plan-order.no-credit-note': { status: 404, message: 'The credit note could not be found!' },
  'plan-order.no-plan': { status: 409, message: 'A card is kept with a plan: order one first.' },
  'plan-order.nothing-paid': { status: 409, message: 'Nothing is paid for here that could be given up.' },
  'plan-order.not-smaller': {
    status: 409,
    message: 'This is no smaller plan: order it, and it begins once it is paid.',
  },
  'plan-order.too-many-live': {
    status: 409,
    message: 'The smaller plan has too few units for what is live. Choose what goes offline when it begins.',
  },
  'plan-order.wrong-amount': { status: 409, message: 'This is not what the order comes to.' },
  'plan-order.link-expired': { status: 422, message: messages.linkExpired },
  'plan-order.by-transfer': { status: 409, message: 'Cards are not taken here. Pay by bank transfer.' },
  'plan-order.credited': { status: 409, message: 'No more is given back than the invoice comes to.' },
  'plan-order.no-invoice': { status: 404, message: 'The invoice could not be found!' },
} as const
