import type { company } from '@coverwright/contract/company/company'
import type { verification } from '@coverwright/contract/company/verification'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { decide } from './decide.ts'
import { listDocuments, removeDocument, saveDocument } from './documents.ts'
import { getReview, listReviews, openDocument } from './reviews.ts'
import { submitVerification } from './submit.ts'

export const verificationCompanyCalls = {
  listDocuments,
  saveDocument,
  removeDocument,
  submitVerification,
} satisfies Partial<HandlersOf<typeof company>>

export const reviewCalls = { listReviews, getReview, openDocument, decide } satisfies Partial<
  HandlersOf<typeof verification>
>
