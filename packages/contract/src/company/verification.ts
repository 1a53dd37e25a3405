import { Reactivation, ReactivationFilter, ReactivationRef } from '@coverwright/domain/company/account/account'
import { FileLink } from '@coverwright/domain/company/file/file'
import {
  Review,
  ReviewContent,
  ReviewDecision,
  ReviewedDocumentRef,
  ReviewFilter,
  ReviewRef,
} from '@coverwright/domain/company/verification/verification'
import { call, can, group } from '../call.ts'

/** For the staff of the company that runs the product. */
export const verification = group('verification', {
  listReviews: call({
    access: can('verify-companies'),
    paged: ['createdAt', 'companyName', 'state'],
    input: ReviewFilter,
    output: Review,
  }),
  getReview: call({
    access: can('verify-companies'),
    input: ReviewRef,
    output: ReviewContent,
    errors: ['verification.not-found'],
  }),
  /** Audited: whose passport was opened by whom is kept. */
  openDocument: call({
    access: can('verify-companies'),
    audit: true,
    input: ReviewedDocumentRef,
    output: FileLink,
    errors: ['verification.not-found', 'verification.document-not-found'],
  }),
  decide: call({
    access: can('verify-companies'),
    audit: true,
    input: ReviewDecision,
    output: ReviewContent,
    errors: ['verification.not-found', 'verification.decided'],
  }),
  listReactivations: call({
    access: can('grant-reactivation'),
    paged: ['createdAt'],
    input: ReactivationFilter,
    output: Reactivation,
  }),
  grantReactivation: call({
    access: can('grant-reactivation'),
    audit: true,
    input: ReactivationRef,
    output: Reactivation,
    errors: ['account.request-not-found', 'account.request-granted'],
  }),
})
