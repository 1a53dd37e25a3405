import { event, eventField } from '../../base/event/event.ts'

const partners = { audience: ['leaders'], isMandatory: true, fields: { agreementId: eventField.id() } } as const

/** Raised in the company of the other side. */
export const agreementEvents = {
  'agreement.made': event({ about: 'A partner asks for a contract to be executed', ...partners }),
  'agreement.executed': event({ about: 'A partner executed a contract', ...partners }),
} as const
