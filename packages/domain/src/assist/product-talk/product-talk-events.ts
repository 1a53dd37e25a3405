import { event, eventField } from '../../base/event/event.ts'

export const productTalkEvents = {
  'product-talk.person-asked': event({
    about: 'Somebody in the app wants a person to answer what the documents do not',
    audience: ['appAdmins', 'leaders'],
    isMandatory: false,
    fields: { questionId: eventField.id() },
  }),
} as const
