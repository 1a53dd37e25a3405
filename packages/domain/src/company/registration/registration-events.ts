import { event, eventField } from '../../base/event/event.ts'

export const registrationEvents = {
  'registration.done': event({
    about: 'A company signed up',
    audience: ['member'],
    isMandatory: false,
    fields: { memberId: eventField.id() },
  }),
  'registration.reactivation-asked': event({
    about: 'A company whose account is closed or whose trial is over asks to go on',
    audience: ['operator'],
    isMandatory: true,
    fields: { requestId: eventField.id(), over: eventField.oneOf(['account', 'trial']), endedOn: eventField.day() },
  }),
} as const
