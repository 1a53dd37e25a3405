import { event, eventField } from '../../base/event/event.ts'

export const transactionEvents = {
  'transaction.reported': event({
    about: 'A sale, cancellation or lapse was booked for a provider who is told of each',
    audience: ['provider'],
    isMandatory: false,
    fields: { transactionId: eventField.id() },
  }),
  'transaction.summed-up': event({
    about: 'The month’s transactions of a product were put in a file',
    audience: ['provider'],
    isMandatory: false,
    fields: { reportId: eventField.id() },
  }),
} as const
