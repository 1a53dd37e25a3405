import { messages } from '../../messages.ts'

export const webhookErrors = {
  'webhook.not-found': { status: 404, message: 'The webhook could not be found!' },
  'webhook.delivery-not-found': { status: 404, message: 'What was sent could not be found!' },
  'webhook.name-taken': { status: 409, message: 'A webhook of this name already exists.' },
  'webhook.too-many': { status: 409, message: messages.limitExceeded },
  'webhook.unknown-product': { status: 422, message: 'One of the products could not be found.' },
  'webhook.address-refused': { status: 422, message: 'This address cannot be reached from here.' },
  'webhook.not-active': { status: 409, message: 'The webhook is paused. Resume it first.' },
  'webhook.already-active': { status: 409, message: 'The webhook is active already.' },
  'webhook.still-waiting': { status: 409, message: 'It is on its way already.' },
} as const
