import { event } from '../../base/event/event.ts'

export const issuerEvents = {
  'issuer.missing': event({
    about: 'An invoice or credit note was written that does not say who issues it',
    audience: ['operator'],
    isMandatory: true,
    fields: {},
  }),
} as const
