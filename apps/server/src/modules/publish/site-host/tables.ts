import { hostKinds, hostProofs } from '@coverwright/domain/publish/release/site-host'
import { sql } from 'drizzle-orm'
import { check, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

/** Every host that is taken, one row over all companies, whatever stands there. */
export const siteHosts = tenantTable(
  'site_host',
  {
    host: text('host').notNull(),
    kind: text('kind', { enum: hostKinds }).notNull(),
    /** Of a product: its mount. */
    subjectId: uuid('subject_id').notNull(),
    proof: text('proof', { enum: hostProofs }).notNull(),
    /** Of what stands unproven: when it ends. Nobody has looked at it yet where it is empty. */
    unprovenUntil: timestamp('unproven_until', { withTimezone: true }),
  },
  (host) => [
    check('site_host_is_lower_case', sql`${host.host} = lower(${host.host})`),
    check('site_host_ends_unproven', sql`${host.unprovenUntil} is null or ${host.proof} = 'unproven'`),
    uniqueIndex('site_host_host').on(host.host),
    index('site_host_of_subject').on(host.companyId, host.subjectId),
  ],
)

export type SiteHostRow = typeof siteHosts.$inferSelect
