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
} as const
