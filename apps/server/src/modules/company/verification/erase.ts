import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { companyReviews } from './tables.ts'

/** In the operator's company: what it holds of one that is erased. */
export const eraseReviewsOf = (operatorTx: WriteTx, companyId: string) =>
  operatorTx.delete(companyReviews).where(eq(companyReviews.forCompanyId, companyId))
