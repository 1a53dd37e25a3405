import type { FixedTerms } from '@coverwright/domain/sell/commission/commission'
import type { Origin } from '@coverwright/domain/sell/origin/origin'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { channelProducts } from '../channel/index.ts'
import { agentTerms } from './tables.ts'

/** On which terms whoever brought a customer sells the product now. A sale has one of them: a channel or an agent. */
export async function findTerms(
  tx: ReadTx,
  { channelId, agentId }: Pick<Origin, 'channelId' | 'agentId'>,
  productId: string,
): Promise<FixedTerms | undefined> {
  if (channelId) return ofChannel(tx, channelId, productId)
  return agentId ? ofAgent(tx, agentId, productId) : undefined
}

async function ofChannel(tx: ReadTx, channelId: string, productId: string) {
  const [found] = await tx
    .select({ method: channelProducts.commissionMethod, ratioValue: channelProducts.ratioValue })
    .from(channelProducts)
    .where(and(eq(channelProducts.channelId, channelId), eq(channelProducts.productId, productId)))
  return found
}

/** Those of the product come before those of all. */
async function ofAgent(tx: ReadTx, agentId: string, productId: string) {
  const [found] = await tx
    .select({ method: agentTerms.commissionMethod, ratioValue: agentTerms.ratioValue })
    .from(agentTerms)
    .where(and(eq(agentTerms.agentId, agentId), or(eq(agentTerms.productId, productId), isNull(agentTerms.productId))))
    .orderBy(asc(isNull(agentTerms.productId)))
    .limit(1)
  return found
}
