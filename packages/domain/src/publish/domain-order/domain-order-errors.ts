import { messages } from '../../messages.ts'

export const domainOrderErrors = {
  'domain-order.not-found': { status: 404, message: 'The order could not be found!' },
  'domain-order.not-sold': { status: 409, message: 'Names are not sold here. Connect a domain that you have.' },
  'domain-order.silent': { status: 503, message: 'The registrar does not answer. Try again in a moment.' },
  'domain-order.name-gone': { status: 409, message: 'This name is not available any more. Choose another one.' },
  'domain-order.price-changed': { status: 409, message: 'The price has changed. Look at it again before you order.' },
  'domain-order.not-retyped': { status: 422, message: 'Type the name exactly as it is written above.' },
  'domain-order.no-details': { status: 409, message: 'Say first to whom invoices go.' },
  'domain-order.no-cards': { status: 409, message: 'Cards are not taken here, and names are paid for by card alone.' },
  'domain-order.paid': { status: 409, message: messages.orderPaid },
  'domain-order.cancelled': { status: 409, message: 'The order was cancelled.' },
  'domain-order.too-many': { status: 409, message: 'Pay or cancel what you have ordered first: ten orders are open.' },
  'domain-order.automatic': {
    status: 409,
    message: 'This name is renewed by itself. Switch that off on the domain’s page.',
  },
  'domain-order.not-bought': { status: 409, message: 'This name was not bought here: its registrar is elsewhere.' },
} as const
