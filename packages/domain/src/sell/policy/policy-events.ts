import { event, eventField } from '../../base/event/event.ts'

export const policyEvents = {
  'policy.issued': event({
    about: 'A policy was sold',
    audience: ['nobody'],
    isMandatory: false,
    fields: { policyId: eventField.id() },
  }),
  'policy.documented': event({
    about: 'The certificate of a new policy is made',
    audience: ['customer'],
    isMandatory: true,
    fields: { policyId: eventField.id() },
  }),
  'policy.documents-asked': event({
    about: 'A colleague sends a customer the documents of a policy again',
    audience: ['customer'],
    isMandatory: true,
    fields: { policyId: eventField.id() },
  }),
  'policy.corrected': event({
    about: 'A misspelt name or address on a policy was corrected, and its certificate made anew',
    audience: ['customer'],
    isMandatory: true,
    fields: { policyId: eventField.id() },
  }),
  'policy.cancelled': event({
    about: 'A policy was cancelled, and what was paid goes back',
    audience: ['customer'],
    isMandatory: true,
    fields: { policyId: eventField.id(), refundedMinor: eventField.amountMinor() },
  }),
  'policy.voucher-kept': event({
    about: 'A policy was cancelled and the voucher that paid for it cannot pay again: what it paid is settled by hand',
    audience: ['leaders'],
    isMandatory: true,
    fields: { policyId: eventField.id() },
  }),
  'policy.lapsed': event({
    about: 'A policy ended because an instalment was not paid',
    audience: ['customer', 'leaders'],
    isMandatory: true,
    fields: { policyId: eventField.id(), instalmentId: eventField.id() },
  }),
  'instalment.failed': event({
    about: 'An instalment could not be taken from the card, and is tried again',
    audience: ['customer'],
    isMandatory: true,
    fields: { instalmentId: eventField.id(), next: eventField.oneOf(['retry', 'notice']), on: eventField.day() },
  }),
} as const
