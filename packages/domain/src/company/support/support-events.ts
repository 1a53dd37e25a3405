import { event, eventField } from '../../base/event/event.ts'

export const supportEvents = {
  'support.received': event({
    about: 'Somebody wrote to those who run the product, and is told that it arrived',
    audience: ['writer'],
    isMandatory: true,
    fields: { requestId: eventField.id(), writer: eventField.oneOf(['member', 'stranger']) },
  }),
  'support.asked': event({
    about: 'A message to those who run the product arrived',
    audience: ['operator'],
    isMandatory: true,
    fields: { requestId: eventField.id() },
  }),
} as const
