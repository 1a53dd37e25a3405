import { message } from '../../base/message/message.ts'

export const issuerMessages = {
  'issuer.missing': message({}, { title: 'Invoices do not say who issues them: give your company’s details' }),
} as const
