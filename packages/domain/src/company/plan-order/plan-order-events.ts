import { event, eventField } from '../../base/event/event.ts'

export const planOrderEvents = {
  'plan-order.paid': event({
    about: 'A plan was paid for and is in force',
    audience: ['leaders'],
    isMandatory: true,
    fields: { orderId: eventField.id() },
  }),
  'plan-order.abnormal': event({
    about: 'Money came for an order of a plan that is not wanted any more; it goes back',
    audience: ['leaders'],
    isMandatory: true,
    fields: { orderId: eventField.id() },
  }),
  'plan-order.trial-ended': event({
    about: 'A trial has ended; its link to pay goes out',
    audience: ['leaders'],
    isMandatory: true,
    fields: { orderId: eventField.id() },
  }),
  'plan-order.invoiced': event({
    about: 'An invoice for the plan, or for a name, was written',
    audience: ['leaders'],
    isMandatory: true,
    fields: { invoiceId: eventField.id(), fileId: eventField.id() },
  }),
  'plan-order.nearly-used': event({
    about: 'Four fifths, or all, of what the plan has of units or transactions is used',
    audience: ['leaders'],
    isMandatory: false,
    fields: {
      what: eventField.oneOf(['Simple', 'Standard', 'Complicated', 'transactions']),
      used: eventField.count(8),
      allowed: eventField.count(10),
    },
  }),
  'plan-order.card-expires': event({
    about: 'The card that renewals are charged to expires soon',
    audience: ['leaders'],
    isMandatory: true,
    fields: { endsOn: eventField.day() },
  }),
  'plan-order.terms-told': event({
    about: 'The plan is renewed by other terms from a day on',
    audience: ['leaders'],
    isMandatory: true,
    fields: { from: eventField.day() },
  }),
  'plan-order.unpaid': event({
    about: 'A renewal of the plan was not paid; it is tried again, or the last notice was given',
    audience: ['leaders'],
    isMandatory: true,
    fields: { orderId: eventField.id(), next: eventField.oneOf(['retry', 'notice']), on: eventField.day() },
  }),
  'plan-order.suspended': event({
    about: 'What was due for the plan was not paid: nothing is edited or published until it is',
    audience: ['leaders'],
    isMandatory: true,
    fields: { orderId: eventField.id(), offlineOn: eventField.day() },
  }),
  'plan-order.ended': event({
    about: 'The plan was given up, and its last period is over',
    audience: ['leaders'],
    isMandatory: true,
    fields: { endedOn: eventField.day(), offlineOn: eventField.day() },
  }),
  'plan-order.sites-end': event({
    about: 'Sites of a company without a paid plan go offline soon',
    audience: ['leaders'],
    isMandatory: true,
    fields: { offlineOn: eventField.day() },
  }),
  'plan-order.sites-ended': event({
    about: 'Sites of a company without a paid plan went offline',
    audience: ['leaders'],
    isMandatory: true,
    fields: { many: eventField.count() },
  }),
} as const
