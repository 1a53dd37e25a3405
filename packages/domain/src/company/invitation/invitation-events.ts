import { event, eventField } from '../../base/event/event.ts'

export const invitationEvents = {
  'invitation.accepted': event({
    about: 'Somebody who was invited has registered',
    audience: ['member'],
    isMandatory: false,
    fields: { invitationId: eventField.id(), memberId: eventField.id() },
  }),
} as const
