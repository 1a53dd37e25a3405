import { event, eventField } from '../../base/event/event.ts'

export const commentEvents = {
  'comment.mentioned': event({
    about: 'A colleague mentions another in a comment on a design',
    audience: ['member'],
    isMandatory: false,
    fields: { commentId: eventField.id(), memberId: eventField.id() },
  }),
} as const
