import type { Body } from '@coverwright/domain/build/body/body'
import { hashJson } from '@coverwright/domain/hash-json'
import { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { and, eq, max } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { findDefinitions } from '../../build/connector/index.ts'
import { findSourceLists } from '../../build/data-source/index.ts'
import { findPackedTables } from '../../build/pricing-table/index.ts'
import { type ProductRow, settingsOf } from '../../build/product/index.ts'
import { findBase, findResale } from '../resale/index.ts'
import { compileDesign } from './check-design.ts'
import { designAsRead } from './design-as-read.ts'
import { paperworkNow } from './paperwork-now.ts'
import { findRaisedEvents } from './raisable-events.ts'
import { type ReleaseRow, releases } from './tables.ts'

/**
 * The product as it is now, kept for ever. The same content is the same release, however often it is published. The
 * product is locked, so that no two of its releases get one number.
 */
export async function freezeProduct(tx: WriteTx, product: ProductRow): Promise<ReleaseRow> {
  const { shell, body: own } = await designAsRead(tx, product)
  const { body, lists, translatedLists, providerId, programHash, artefact } = await logicOf(tx, product, own)
  const connectors = shell && (await findDefinitions(tx, shell))
  const ownEvents = shell && (await findRaisedEvents(tx, shell))
  const paperwork = await paperworkNow(tx, product, body)
  const content = ReleaseContent.parse({
    version: 1,
    productId: product.id,
    settings: settingsOf(product),
    body,
    shell,
    lists,
    ...(translatedLists && { translatedLists }),
    ...(connectors && { connectors }),
    ...(ownEvents && { ownEvents }),
    ...(providerId && { providerId }),
    ...(paperwork && { paperwork }),
    programHash,
  })
  const contentHash = hashJson(content)
  const ofProduct = eq(releases.productId, product.id)
  const [known] = await tx
    .select()
    .from(releases)
    .where(and(ofProduct, eq(releases.contentHash, contentHash)))
  if (known) return known
  const [last] = await tx
    .select({ version: max(releases.version) })
    .from(releases)
    .where(ofProduct)
  const [made] = await tx
    .insert(releases)
    .values({
      productId: product.id,
      version: (last?.version ?? 0) + 1,
      contentHash,
      programHash,
      content,
      artefact,
    })
    .returning()
  if (!made) throw new Error('The release was not saved')
  return made
}

/** What is asked, covered and charged: the company's own, or as the provider offers it. */
async function logicOf(tx: WriteTx, product: ProductRow, body: Body | null) {
  if (product.baseReleaseId) {
    const resale = await findResale(tx, product.id)
    const base = resale && (await findBase(tx, resale.primaryId))
    if (!base) throw new Error('A product was found complete whose provider offers nothing')
    const { lists, translatedLists } = base.content
    const { companyId: providerId, programHash, artefact } = base
    return { body: base.content.body, lists, translatedLists, providerId, programHash, artefact: Buffer.from(artefact) }
  }
  if (!body) throw new Error('A product was found complete that has no body')
  const tables = await findPackedTables(tx, product.id)
  const { programHash, artefact } = await compileDesign(product.companyId, { body, tables })
  const { lists, translated } = await findSourceLists(tx, body, product)
  const translatedLists = Object.keys(translated).length > 0 ? translated : undefined
  return {
    body,
    lists,
    translatedLists,
    providerId: undefined,
    programHash,
    artefact: Buffer.from(artefact),
  }
}
