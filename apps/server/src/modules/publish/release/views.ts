import { pgView, text, uuid } from 'drizzle-orm/pg-core'

/** What others have at names that the company has proven, which is no one's but the company's. */
export const foreignHosts = pgView('foreign_host', {
  companyId: uuid('company_id').notNull(),
  host: text('host').notNull(),
  /** The proven name it is under. */
  name: text('name').notNull(),
}).existing()
