import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { reactivationRequests } from './tables.ts'

/** In the operator's company: what it holds of one that is erased. */
export const eraseReactivationsOf = (operatorTx: WriteTx, companyId: string) =>
  operatorTx.delete(reactivationRequests).where(eq(reactivationRequests.forCompanyId, companyId))
