import { event, eventField } from '../../base/event/event.ts'

export const webhookEvents = {
  'webhook.failing': event({
    about: 'An address that is told of events has not answered for a day',
    audience: ['leaders'],
    isMandatory: true,
    fields: { webhookId: eventField.id() },
  }),
  'webhook.disabled': event({
    about: 'An address that is told of events has not answered for five days, or wants no more: it is told no more',
    audience: ['leaders'],
    isMandatory: true,
    fields: { webhookId: eventField.id() },
  }),
} as const
