import { eq, or } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { partnerSites } from './views.ts'

/** How many live sites sell what one of the two provides: they sell while both are bound. */
export const countSites = (tx: ReadTx, partnerId: string): Promise<number> =>
  tx.$count(partnerSites, or(eq(partnerSites.companyId, partnerId), eq(partnerSites.partnerId, partnerId)))
