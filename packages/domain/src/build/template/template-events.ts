import { event, eventField } from '../../base/event/event.ts'
import { languages } from '../../base/language/language.ts'

export const templateEvents = {
  'template.not-filled': event({
    about:
      'A template had no value for a field and no fallback, or took too long to print: the standard message was sent instead, or none by an action',
    audience: ['leaders'],
    isMandatory: true,
    fields: { templateId: eventField.id() },
  }),
  'template.test-asked': event({
    about: 'A colleague has a template sent to themselves, to try it',
    audience: ['member'],
    isMandatory: true,
    fields: { templateId: eventField.id(), memberId: eventField.id(), language: eventField.oneOf(languages) },
  }),
} as const
