import { event, eventField } from '../../base/event/event.ts'

export const registrationEvents = {
  'registration.done': event({
    about: 'A company signed up',
    audience: ['member'],
    isMandatory: false,
    fields: { memberId: eventField.id() },
  }),
} as const
