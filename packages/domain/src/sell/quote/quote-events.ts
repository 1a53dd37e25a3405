import { event, eventField } from '../../base/event/event.ts'

export const quoteEvents = {
  'quote.abandoned': event({
    about: 'Nothing was heard for an hour of a buyer who saw a price and agreed to be reminded',
    audience: ['customer'],
    isMandatory: false,
    isMarketing: true,
    fields: { applicationId: eventField.id() },
  }),
} as const
