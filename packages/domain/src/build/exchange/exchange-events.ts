import { event, eventField } from '../../base/event/event.ts'

const decided = { audience: ['member'], isMandatory: false, fields: { itemId: eventField.id() } } as const

export const exchangeEvents = {
  'exchange.submitted': event({
    about: 'A company submits a design to the exchange',
    audience: ['operator'],
    isMandatory: false,
    fields: { reviewId: eventField.id() },
  }),
  'exchange.approved': event({ about: 'A design was approved for the exchange', ...decided }),
  'exchange.rejected': event({ about: 'A design was rejected for the exchange', ...decided }),
  'exchange.updated': event({
    about: 'A design the company took from the exchange has a new version',
    audience: ['member'],
    isMandatory: false,
    fields: { takeId: eventField.id(), number: eventField.count(2) },
  }),
  'exchange.reported': event({
    about: 'A company reports a problem with a design of the exchange',
    audience: ['operator'],
    isMandatory: false,
    fields: { reportId: eventField.id() },
  }),
} as const
