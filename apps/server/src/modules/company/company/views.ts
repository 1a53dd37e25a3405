import { pgView, uuid } from 'drizzle-orm/pg-core'

export const operatorCompany = pgView('operator_company', { id: uuid('id').notNull() }).existing()
