import { messages } from '../../messages.ts'

export const applicationErrors = {
  'application.not-found': { status: 404, message: 'This application is over. Start again to get a price.' },
  'application.issued': { status: 409, message: messages.orderPaid },
  'application.not-priced': { status: 409, message: 'Choose a plan first.' },
  'application.not-declared': { status: 409, message: 'Confirm the statements before you pay.' },
  'application.not-offered': { status: 409, message: 'We cannot offer this cover online.' },
  'application.no-longer-sold': { status: 409, message: 'This insurance is no longer sold here.' },
  'application.incomplete': { status: 422, message: 'Some questions are not answered yet.' },
  'application.code-ended': { status: 409, message: 'The promo code can no longer be used. See the price without it.' },
  'application.voucher-ended': {
    status: 409,
    message: 'The voucher cannot be used for this. You have paid nothing: see what the card pays without it.',
  },
  'application.voucher-monthly': {
    status: 409,
    message: 'A voucher pays for the whole price at once. Choose to pay yearly, or go on without it.',
  },
  'application.quote-expired': { status: 409, message: 'This price is no longer valid. Get a new one before you pay.' },
} as const
