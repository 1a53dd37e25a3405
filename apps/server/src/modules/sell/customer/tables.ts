import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import { foreignKey, index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { sortText, tenantTable } from '../../../platform/database/tenant-table.ts'

/** A person who bought, or asked to be written to. Whoever tries the product out in staging is another one. */
export const customers = tenantTable(
  'customer',
  {
    mode: text('mode', { enum: journeyModes }).notNull(),
    email: text('email').notNull(),
    /** What makes two addresses the same. */
    emailKey: text('email_key').notNull(),
    /** Typed by mistake before buying under this one. */
    formerEmails: text('former_emails').array().notNull().default([]),
    name: text('name').notNull(),
    sortName: sortText('sort_name', 'name'),
    erasedAt: timestamp('erased_at', { withTimezone: true }),
  },
  (customer) => [
    unique('customer_email').on(customer.companyId, customer.mode, customer.emailKey),
    index('customer_by_name').on(customer.companyId, customer.sortName, customer.id),
    index('customer_by_time').on(customer.companyId, customer.createdAt, customer.id),
  ],
)

// Two whose misspelt addresses are corrected to the same one in this moment: the second finds the first when sent again.
alreadyTaken({ customer_email: { code: 'busy' } })

export const customerNotes = tenantTable(
  'customer_note',
  {
    customerId: uuid('customer_id').notNull(),
    memberId: uuid('member_id').notNull(),
    text: text('text').notNull(),
  },
  (note) => [
    foreignKey({
      name: 'customer_note_customer',
      columns: [note.companyId, note.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
    index('customer_note_of_customer').on(note.companyId, note.customerId),
  ],
)

export type CustomerRow = typeof customers.$inferSelect
