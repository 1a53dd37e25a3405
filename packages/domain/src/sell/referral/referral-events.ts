import { event, eventField } from '../../base/event/event.ts'

export const referralEvents = {
  'referral.made': event({
    about: 'A case was referred to an underwriter',
    audience: ['underwriters', 'customer'],
    isMandatory: true,
    fields: { referralId: eventField.id(), isCustomerMailed: eventField.oneOf(['yes', 'no']) },
  }),
  'referral.accepted': event({
    about: 'An underwriter accepted a referred case',
    audience: ['customer'],
    isMandatory: true,
    fields: { referralId: eventField.id() },
  }),
  'referral.declined': event({
    about: 'An underwriter declined a referred case',
    audience: ['customer'],
    isMandatory: true,
    fields: { referralId: eventField.id() },
  }),
} as const
