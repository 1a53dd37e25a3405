import { event, eventField } from '../../base/event/event.ts'

const partners = { audience: ['leaders'], isMandatory: true, fields: { partnershipId: eventField.id() } } as const

/** Raised in the company of the other side; the end in that of both. */
export const partnershipEvents = {
  'partnership.asked': event({ about: 'A company asks to be a partner', ...partners }),
  'partnership.accepted': event({ about: 'A company is a partner now', ...partners }),
  'partnership.refused': event({ about: 'A company does not want to be a partner', ...partners }),
  'partnership.revoked': event({ about: 'A company withdrew its request to be a partner', ...partners }),
  'partnership.ended': event({ about: 'A partner ended the partnership', ...partners }),
  'partnership.ended-by-us': event({ about: 'The company itself ended a partnership', ...partners }),
  'partnership.proposed': event({ about: 'A partner proposes another payment mode', ...partners }),
  'partnership.agreed': event({ about: 'A partner agrees to the new payment mode', ...partners }),
  'partnership.declined': event({ about: 'A partner keeps to the payment mode', ...partners }),
} as const
