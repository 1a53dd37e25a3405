import type { Origin } from '@coverwright/domain/sell/origin/origin'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findResale } from '../../publish/resale/index.ts'

/** What is known of who sent a sale as it begins. */
export async function originOf(tx: ReadTx, productId: string): Promise<Origin> {
  const resale = await findResale(tx, productId)
  return resale ? { partnerKey: resale.partnerId } : {}
}
