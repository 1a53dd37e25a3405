import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { supportRequests } from './tables.ts'

/** What they wrote to us goes with them; those who run the product keep their copy as long as they must answer it. */
export const eraseRequestsOf = (tx: WriteTx, memberId: string) =>
  tx.delete(supportRequests).where(eq(supportRequests.askedFrom, memberId))
