import { partners } from '../../permission-sets.ts'

export const partnershipIds = {
  partnership: 'company',
} as const

export const partnershipReaders = {
  partners,
  /** Partners, and everybody else who sells for the company. */
  partnerHub: [...partners, 'manage-channels'],
} as const
