import { pgView, text } from 'drizzle-orm/pg-core'

/** Names under the company's proven ones that others have proven by themselves. */
export const cededNames = pgView('ceded_name', { name: text('name').notNull() }).existing()
