import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { mounts } from './tables.ts'

export interface LiveSite {
  readonly companyId: string
  readonly productId: string
  readonly host: string
}

/** Every address anybody can buy at, whatever the company. */
export const findLiveSites = (door: ReadTx): Promise<LiveSite[]> =>
  door
    .select({ companyId: mounts.companyId, productId: mounts.productId, host: mounts.host })
    .from(mounts)
    .where(eq(mounts.state, 'live'))
