import { pgView, text, uuid } from 'drizzle-orm/pg-core'

/** For whoever runs the product; to anybody else only their own company. */
export const referredCompany = pgView('referred_company', {
  id: uuid('id').notNull(),
  referenceNumber: text('reference_number').notNull(),
}).existing()
