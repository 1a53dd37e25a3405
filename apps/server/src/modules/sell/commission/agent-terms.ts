import type { commission } from '@coverwright/contract/sell/commission'
import { fail } from '@coverwright/domain/errors'
import { type AgentTerms, maxAgentTerms } from '@coverwright/domain/sell/commission/agent-terms'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany, products } from '../../build/product/index.ts'
import { getAgentInCompany, lockAgentInCompany } from '../../company/agent/index.ts'
import { agentTerms } from './tables.ts'

const ofProduct = (agentId: string, productId: string | null) =>
  and(
    eq(agentTerms.agentId, agentId),
    productId === null ? isNull(agentTerms.productId) : eq(agentTerms.productId, productId),
  )

export const listAgentTerms: HandlerOf<typeof commission, 'listAgentTerms'> = async ({ tx }, { agentId }) => {
  await getAgentInCompany(tx, agentId)
  return termsOf(tx, agentId)
}

async function termsOf(tx: ReadTx, agentId: string): Promise<AgentTerms[]> {
  const rows = await tx
    .select({
      productId: agentTerms.productId,
      productName: products.name,
      commissionMethod: agentTerms.commissionMethod,
      ratioValue: agentTerms.ratioValue,
    })
    .from(agentTerms)
    .leftJoin(products, eq(products.id, agentTerms.productId))
    .where(eq(agentTerms.agentId, agentId))
    .orderBy(asc(products.name))
    .limit(maxAgentTerms + 1)
  const terms = rows.map(({ productId, productName, commissionMethod, ratioValue }) => ({
    productId,
    productName: productName ?? '',
    commissionMethod,
    ratioValue: String(Number(ratioValue)),
  }))
  return [
    ...terms.filter(({ productId }) => productId === null),
    ...terms.filter(({ productId }) => productId !== null),
  ]
}

/** Applications that have begun keep the terms they began on. */
export const setAgentTerms: HandlerOf<typeof commission, 'setAgentTerms'> = async ({ tx, audit }, form) => {
  const { agentId, productId, ...terms } = form
  await lockAgentInCompany(tx, agentId)
  if (productId) await getProductInCompany(tx, productId)
  const [before] = await tx.select({ id: agentTerms.id }).from(agentTerms).where(ofProduct(agentId, productId))
  if (!before && productId && (await tx.$count(agentTerms, eq(agentTerms.agentId, agentId))) >= maxAgentTerms)
    return fail('commission.too-many-terms')
  if (before) await tx.update(agentTerms).set(terms).where(eq(agentTerms.id, before.id))
  else await tx.insert(agentTerms).values({ agentId, productId, ...terms })
  await audit(agentId, { productId, ...terms })
  const set = (await termsOf(tx, agentId)).find((each) => each.productId === productId)
  return set ?? fail('agent.not-found')
}

export const removeAgentTerms: HandlerOf<typeof commission, 'removeAgentTerms'> = async ({ tx, audit }, input) => {
  const { agentId, productId } = input
  await lockAgentInCompany(tx, agentId)
  if (productId) await getProductInCompany(tx, productId)
  await tx.delete(agentTerms).where(ofProduct(agentId, productId))
  await audit(agentId, { productId, removed: true })
  return null
}
