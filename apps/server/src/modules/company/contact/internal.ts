import type { Contact } from '@coverwright/domain/company/contact/contact'
import type { ContactRow } from './tables.ts'

export const toContact = ({ companyId, createdAt, updatedAt, ...row }: ContactRow): Contact => ({
  ...row,
  createdAt: createdAt.toISOString(),
})
