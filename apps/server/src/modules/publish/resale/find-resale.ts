import { fail } from '@coverwright/domain/errors'
import { parseReleaseContent, type ReleaseContent } from '@coverwright/domain/publish/release/release'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { keptQuery } from '../../../platform/database/kept-query.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { knownCompanies } from '../../company/partnership/index.ts'
import { resales } from './tables.ts'
import { partnerGateways, primaryBodies } from './views.ts'

export type ResaleRow = typeof resales.$inferSelect

/** What a product was made of; nothing where it is the company's own. */
export async function findResale(tx: ReadTx, productId: string): Promise<ResaleRow | undefined> {
  const [row] = await resaleOfProduct(tx, { productId })
  return row
}

const resaleOfProduct = keptQuery((tx) =>
  tx
    .select()
    .from(resales)
    .where(eq(resales.productId, sql.placeholder('productId')))
    .orderBy(desc(resales.createdAt), desc(resales.id))
    .limit(1)
    .prepare('resale of product'),
)

/** Who provided what a product sells, by name, where the two are partners no longer: nothing more is sold of it then. */
export async function findFormerProvider(tx: ReadTx, productId: string): Promise<string | undefined> {
  const resale = await findResale(tx, productId)
  if (!resale || (await isBound(tx, resale.partnerId))) return undefined
  const [provider] = await tx.select().from(knownCompanies).where(eq(knownCompanies.id, resale.partnerId))
  return provider?.name ?? ''
}

/** Which of these sell for a provider who is a partner no longer: their sites are closed for new quotes. */
export async function findClosed(tx: ReadTx, productIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (productIds.length === 0) return new Set()
  const made = await tx
    .select()
    .from(resales)
    .where(inArray(resales.productId, [...productIds]))
    .orderBy(resales.createdAt, resales.id)
  if (made.length === 0) return new Set()
  // What a product was made of last stands for it.
  const providers = new Map(made.map(({ productId, partnerId }) => [productId, partnerId]))
  const bound = new Set((await tx.select({ id: partnerGateways.companyId }).from(partnerGateways)).map(({ id }) => id))
  return new Set([...providers].flatMap(([productId, partnerId]) => (bound.has(partnerId) ? [] : [productId])))
}

/** Whether the two are partners at this moment. */
export const isBound = async (tx: ReadTx, partnerId: string) =>
  (await tx.$count(partnerGateways, eq(partnerGateways.companyId, partnerId))) > 0

/** Refuses what would quote or sell for a provider who is a partner no longer. */
export async function requireBound(tx: ReadTx, providerId: string | undefined): Promise<void> {
  if (providerId !== undefined && !(await isBound(tx, providerId))) fail('application.no-longer-sold')
}

export interface ResaleBase {
  readonly id: string
  readonly companyId: string
  readonly releaseId: string
  readonly content: ReleaseContent
  readonly programHash: string
  readonly artefact: Uint8Array
}

/** The provider's release as it is offered now. Nothing once the two are no longer bound, or it was taken back. */
export async function findBase(tx: ReadTx, primaryId: string): Promise<ResaleBase | undefined> {
  const [row] = await tx.select().from(primaryBodies).where(eq(primaryBodies.id, primaryId))
  return row && { ...row, content: parseReleaseContent(row.content) }
}

/** Who takes the customer's money for what is resold, and where. */
export interface Payee {
  readonly companyId: string
  readonly mode: (typeof partnerGateways.$inferSelect)['paymentMode']
  /** The partner's gateway, where the money goes there. */
  readonly gateway: Pick<typeof partnerGateways.$inferSelect, 'kind' | 'account' | 'accountMode'> | undefined
}

/**
 * P2I: the provider is paid; P1B: who sells; where either may, who sells takes it if it can. Nothing for a company's own
 * product, and for one whose provider it is no longer bound to.
 */
export async function findPayee(
  tx: ReadTx,
  productId: string,
  hasOwnGateway: () => Promise<boolean>,
): Promise<Payee | 'own' | 'not-bound'> {
  const resale = await findResale(tx, productId)
  if (!resale) return 'own'
  const [terms] = await tx.select().from(partnerGateways).where(eq(partnerGateways.companyId, resale.partnerId))
  if (!terms) return 'not-bound'
  const { paymentMode: mode, ...gateway } = terms
  const isOurs = mode === 'P1B' || (mode === 'both' && (await hasOwnGateway()))
  return isOurs
    ? { companyId: resale.companyId, mode, gateway: undefined }
    : { companyId: resale.partnerId, mode, gateway }
}
