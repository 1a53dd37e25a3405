import { event, eventField } from '../../base/event/event.ts'

export const sessionEvents = {
  'session.password-changed': event({
    about: 'Somebody’s password was changed',
    audience: ['member'],
    isMandatory: true,
    fields: { memberId: eventField.id() },
  }),
} as const
