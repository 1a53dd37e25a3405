import type { CompanyProfileForm } from '@coverwright/domain/company/company/company-profile'
import { businessTypes } from '@coverwright/domain/company/company/kinds'
import { type DocumentKind, documentKinds } from '@coverwright/domain/company/verification/verification'
import { reviewLifecycle } from '@coverwright/domain/company/verification/verification-lifecycle'
import { countries } from '@coverwright/domain/fields'
import { foreignKey, index, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { storedFiles } from '../file/index.ts'

export const verificationDocuments = tenantTable(
  'verification_document',
  {
    kind: text('kind', { enum: documentKinds }).notNull(),
    number: text('number').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (document) => [
    unique('verification_document_kind').on(document.companyId, document.kind),
    foreignKey({
      name: 'verification_document_file',
      columns: [document.companyId, document.fileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
  ],
)

interface ReviewedDocument {
  readonly kind: DocumentKind
  readonly number: string
  readonly fileId: string
  readonly fileName: string
}

/** What companies sent in. The rows are the operator's; the id is the company's submission. */
export const companyReviews = tenantTable(
  'company_review',
  {
    forCompanyId: uuid('for_company_id').notNull(),
    companyName: text('company_name').notNull(),
    referenceNumber: text('reference_number').notNull(),
    businessType: text('business_type', { enum: businessTypes }).notNull(),
    country: text('country', { enum: countries }).notNull(),
    profile: jsonb('profile').$type<CompanyProfileForm>().notNull(),
    documents: jsonb('documents').$type<readonly ReviewedDocument[]>().notNull(),
    submittedBy: text('submitted_by').notNull(),
    state: text('state', { enum: reviewLifecycle.states }).notNull().default(reviewLifecycle.initial),
    reasons: text('reasons').notNull().default(''),
    decidedBy: text('decided_by').notNull().default(''),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (review) => [index('company_review_of_company').on(review.companyId, review.forCompanyId)],
)

export type CompanyReviewRow = typeof companyReviews.$inferSelect
