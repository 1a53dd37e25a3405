import { event, eventField } from '../../base/event/event.ts'

export const accountEvents = {
  'account.deactivated': event({
    about: 'The company’s account was deactivated',
    audience: ['leaders'],
    isMandatory: true,
    fields: { memberId: eventField.id(), erasedAfter: eventField.day() },
  }),
  'account.reactivated': event({
    about: 'The company’s account is open again',
    audience: ['leaders'],
    isMandatory: true,
    fields: { requestId: eventField.id() },
  }),
} as const
