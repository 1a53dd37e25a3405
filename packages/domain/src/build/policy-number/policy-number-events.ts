import { event, eventField } from '../../base/event/event.ts'

export const policyNumberEvents = {
  'policy-number.scarce': event({
    about: 'Few policy numbers are left',
    audience: ['leaders'],
    isMandatory: false,
    fields: { policyNumberId: eventField.id(), remaining: eventField.count() },
  }),
  'policy-number.used-up': event({
    about: 'No policy number is left: nothing more can be sold',
    audience: ['leaders'],
    isMandatory: true,
    fields: { policyNumberId: eventField.id() },
  }),
} as const
