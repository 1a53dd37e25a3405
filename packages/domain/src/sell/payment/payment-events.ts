import { event, eventField } from '../../base/event/event.ts'

export const paymentEvents = {
  'payment.refund-delayed': event({
    about: 'The card provider has not given money back for a day; it is tried again every day',
    audience: ['leaders'],
    isMandatory: true,
    fields: { refundId: eventField.id() },
  }),
} as const
