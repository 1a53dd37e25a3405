import { CompanyInfoForm } from '@coverwright/domain/company/registration/sign-up'
import { index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** What a company is made of once its address is verified. */
export const PendingCompany = z.object({ ...CompanyInfoForm.shape, phone: z.string() })

/**
 * Who has filled everything in and has not yet proved the address. The rows are the operator's; the id becomes the
 * company's, so that a link opened twice at once makes one company.
 */
export const signUps = tenantTable(
  'sign_up',
  {
    email: text('email').notNull(),
    linkHash: text('link_hash').notNull(),
    /** Of the key kept by the browser that signed up. */
    keyHash: text('key_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
    sentAt: time('sent_at').notNull(),
    sentCount: integer('sent_count').notNull().default(1),
    /** Wrong answers to what company and who. */
    tries: integer('tries').notNull().default(0),
    confirmedAt: time('confirmed_at'),
    passwordHash: text('password_hash'),
    form: jsonb('form').$type<z.output<typeof PendingCompany>>(),
  },
  (signUp) => [index('sign_up_of_email').on(signUp.companyId, signUp.email)],
)

export const reactivationRequests = tenantTable(
  'reactivation_request',
  {
    forCompanyId: uuid('for_company_id').notNull(),
    forMemberId: uuid('for_member_id').notNull(),
    note: text('note').notNull(),
    companyName: text('company_name').notNull().default(''),
    referenceNumber: text('reference_number').notNull().default(''),
    /** Name and address, as the operator's staff read them. */
    askedBy: text('asked_by').notNull().default(''),
    grantedAt: time('granted_at'),
  },
  (request) => [
    index('reactivation_request_of_company').on(request.companyId, request.forCompanyId, request.createdAt),
  ],
)

export type SignUpRow = typeof signUps.$inferSelect
export type ReactivationRequestRow = typeof reactivationRequests.$inferSelect
