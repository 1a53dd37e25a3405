import type { Origin } from '@coverwright/domain/sell/origin/origin'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findSellingAgent } from '../../company/agent/index.ts'
import { findResale } from '../../publish/resale/index.ts'
import { findSenderById, type Sender } from '../merchant/index.ts'

/** By whose link somebody came. */
export type SentBy = Sender | { readonly agentId: string }

/** What is known of who sent a sale as it begins. Who sells the product no longer has sent nobody. */
export async function originOf(tx: ReadTx, productId: string, sentBy: SentBy | undefined): Promise<Origin> {
  const resale = await findResale(tx, productId)
  const sender = sentBy && (await findSent(tx, productId, sentBy))
  return { ...sender, ...(resale && { partnerKey: resale.partnerId }) }
}

async function findSent(tx: ReadTx, productId: string, sentBy: SentBy): Promise<SentBy | undefined> {
  if (!('agentId' in sentBy)) return findSenderById(tx, sentBy, productId)
  const agentId = await findSellingAgent(tx, sentBy.agentId)
  return agentId === undefined ? undefined : { agentId }
}
