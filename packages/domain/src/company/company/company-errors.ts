import { messages } from '../../messages.ts'

export const companyErrors = {
  'company.name-taken': { status: 409, message: messages.companyRegistered },
  'company.licence-taken': { status: 409, message: 'This licence number is already registered.' },
  'company.still-published': {
    status: 409,
    message:
      'Products or home pages of agents are still published. Move the products to the trash and deactivate the pages first, so that no customer is cut off by surprise.',
  },
} as const
