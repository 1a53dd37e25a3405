import { event, eventField } from '../../base/event/event.ts'

export const domainOrderEvents = {
  'domain-order.registered': event({
    about: 'A name that was bought is the company’s, or its registration was renewed',
    audience: ['leaders'],
    isMandatory: true,
    fields: { orderId: eventField.id() },
  }),
  'domain-order.abnormal': event({
    about: 'A name that was paid for could not be registered; the money goes back',
    audience: ['leaders'],
    isMandatory: true,
    fields: { orderId: eventField.id() },
  }),
  'domain-order.ending': event({
    about: 'The registration of a name that was bought ends soon',
    audience: ['leaders'],
    isMandatory: true,
    fields: { domainId: eventField.id() },
  }),
  'domain-order.unpaid': event({
    about: 'The card did not pay for another year of a name; it is tried again, or not any more',
    audience: ['leaders'],
    isMandatory: true,
    fields: { orderId: eventField.id(), next: eventField.oneOf(['retry', 'notice', 'lapse']), on: eventField.day() },
  }),
} as const
