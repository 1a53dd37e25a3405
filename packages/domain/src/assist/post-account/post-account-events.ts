import { event, eventField } from '../../base/event/event.ts'

export const postAccountEvents = {
  'post-account.lost': event({
    about: 'A social network lets an account of auto-post in no more; its posts wait',
    audience: ['leaders'],
    isMandatory: false,
    fields: { accountId: eventField.id() },
  }),
} as const
