import { supportTopics } from '@coverwright/domain/company/support/support'
import { index, text } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

/** Who wrote to those who run the product; a copy of what a member wrote is kept there under the same id. */
export const supportRequests = tenantTable(
  'support_request',
  {
    /** What the writer quotes. */
    reference: text('reference').notNull(),
    /** The network address of a stranger, the id of a member: so many a day. */
    askedFrom: text('asked_from').notNull(),
    topic: text('topic', { enum: supportTopics }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    companyName: text('company_name').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
  },
  (request) => [index('support_request_of_address').on(request.companyId, request.askedFrom, request.createdAt)],
)

export type SupportRequestRow = typeof supportRequests.$inferSelect
