import { domainLifecycle } from '@coverwright/domain/publish/domain/domain-lifecycle'
import type { NameRegistration } from '@coverwright/domain/publish/domain-order/domain-order'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Found } from '../../../adapters/dns/dns-lookup.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

/** What the DNS said last. */
export interface FoundRecords {
  readonly name: Found
  readonly proof: Found
}

export const domains = tenantTable(
  'domain',
  {
    name: text('name').notNull(),
    /** What the proof holds; another one each time somebody connects the name. */
    token: text('token').notNull(),
    /** A name under a proven one needs no proof of its own. */
    parentId: uuid('parent_id'),
    state: text('state', { enum: domainLifecycle.states }).notNull().default(domainLifecycle.initial),
    found: jsonb('found').$type<Partial<FoundRecords>>().notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** Checks in a row that found it leading elsewhere. */
    lostChecks: integer('lost_checks').notNull().default(0),
    isAutoRenewed: boolean('is_auto_renewed').notNull().default(true),
    certificate: text('certificate'),
    /** Encrypted for the servers of this installation. */
    sealedKey: text('sealed_key'),
    certificateEndsAt: timestamp('certificate_ends_at', { withTimezone: true }),
    certificateProblem: text('certificate_problem'),
    /** While an authority looks whether the name is ours. */
    challengeToken: text('challenge_token'),
    challengeAnswer: text('challenge_answer'),
    /** Of a name that was bought here. */
    registration: jsonb('registration').$type<NameRegistration>(),
    /** When people are told next that the registration ends; null where nothing is to be told. */
    noticeAt: timestamp('notice_at', { withTimezone: true }),
    /** When it is looked at whether it is to be renewed by itself; null where nothing is to come. */
    renewAt: timestamp('renew_at', { withTimezone: true }),
  },
  (domain) => [
    check('domain_name_is_lower_case', sql`${domain.name} = lower(${domain.name})`),
    uniqueIndex('domain_of_company').on(domain.companyId, domain.name).where(sql`${domain.state} <> 'released'`),
    uniqueIndex('domain_name').on(domain.name).where(sql`${domain.state} in ('binding', 'success')`),
    index('domain_by_name').on(domain.name),
    index('domain_renewal').on(domain.companyId, domain.renewAt).where(sql`${domain.renewAt} is not null`),
    index('domain_notice').on(domain.companyId, domain.noticeAt).where(sql`${domain.noticeAt} is not null`),
  ],
)

export type DomainRow = typeof domains.$inferSelect
