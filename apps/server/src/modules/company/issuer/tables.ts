import type { Issuer } from '@coverwright/domain/company/issuer/issuer'
import { date, index, jsonb, pgView, uuid } from 'drizzle-orm/pg-core'
import { tenantLog } from '../../../platform/database/tenant-table.ts'

const said = { validFrom: date('valid_from').notNull(), details: jsonb('details').$type<Issuer>().notNull() }

/** Of whoever runs the product. What was said is never changed: something else follows it, of the same day too. */
export const issuers = tenantLog('issuer', said, (issuer) => [
  index('issuer_from').on(issuer.companyId, issuer.validFrom, issuer.id),
])

/** What every company reads of them. */
export const publishedIssuers = pgView('published_issuer', { ...said, id: uuid('id').notNull() }).existing()

export type IssuerRow = typeof issuers.$inferSelect
