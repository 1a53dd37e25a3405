import type { maintenance } from '@coverwright/contract/publish/maintenance'
import { fail } from '@coverwright/domain/errors'
import { type Replacement, replaceAt, replacementLifecycle } from '@coverwright/domain/publish/maintenance/maintenance'
import { asc, desc, eq } from 'drizzle-orm'
import { pageOfFew } from '../../../platform/database/list-page.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { getProductInCompany, products } from '../../build/product/index.ts'
import { getFileInCompany } from '../../company/file/index.ts'
import { primaryProducts } from '../primary-product/index.ts'
import { getRelease, mounts } from '../release/index.ts'
import { makeReplacement } from './make-replacement.ts'
import { checkPass } from './portal.ts'
import { replaceDocumentJob } from './replace-document-job.ts'
import { type ReplacementRow, replacements } from './tables.ts'

/** A replacement that is resumed after its time gets this long, so that it can still be held back. */
const resumeMs = 3 * 60_000

export const listDocuments: HandlerOf<typeof maintenance, 'listDocuments'> = async ({ tx, actor, now }) => {
  await checkPass(tx, actor.memberId, now)
  return liveDocuments(tx)
}

async function liveDocuments(tx: ReadTx) {
  const live = await tx
    .selectDistinct({ companyId: mounts.companyId, releaseId: mounts.releaseId, name: products.name })
    .from(mounts)
    .innerJoin(products, eq(products.id, mounts.productId))
    .where(eq(mounts.state, 'live'))
    .orderBy(asc(products.name))
  // What partners alone sell is on sale as well.
  const offered = await tx
    .select({ companyId: primaryProducts.companyId, releaseId: primaryProducts.releaseId, name: products.name })
    .from(primaryProducts)
    .innerJoin(products, eq(products.id, primaryProducts.productId))
    .where(eq(primaryProducts.state, 'moved'))
    .orderBy(asc(products.name))
  const sold = [
    ...live,
    ...offered.flatMap(({ releaseId, companyId, name }) => (releaseId ? { companyId, releaseId, name } : [])),
  ]
  const found = new Map<string, { productId: string; productName: string; document: string; title: string }>()
  for (const { name, ...release } of sold) {
    const { content } = await getRelease(tx, release)
    // A provider's documents are the provider's to replace.
    if (content.providerId) continue
    for (const { name: document, title } of content.body.documents)
      found.set(`${content.productId} ${document}`, {
        productId: content.productId,
        productName: name,
        document,
        title,
      })
  }
  return [...found.values()]
}

export const replaceDocument: HandlerOf<typeof maintenance, 'replaceDocument'> = async (
  { tx, actor, audit, now },
  { productId, document, fileId, when },
) => {
  await checkPass(tx, actor.memberId, now)
  const product = await getProductInCompany(tx, productId)
  const file = await getFileInCompany(tx, fileId)
  if (file.purpose !== 'policy-document') return fail('file.not-found')
  const shown = (await liveDocuments(tx)).find((one) => one.productId === productId && one.document === document)
  if (!shown) return fail('maintenance.no-document')
  const at = replaceAt(when, now)
  const [row] = await tx
    .insert(replacements)
    .values({ productId, document, title: shown.title, fileId, fileName: file.name, at, askedBy: actor.memberId })
    .returning()
  if (!row) throw new Error('The replacement was not saved')
  await audit(row.id, { productId, document, fileId, at: at.toISOString() })
  if (when.kind === 'now') return toReplacement(await makeReplacement(tx, row, actor.memberId, now), product.name)
  await enqueue(tx, replaceDocumentJob, { replacementId: row.id }, { startAfter: at })
  return toReplacement(row, product.name)
}

export const listReplacements: HandlerOf<typeof maintenance, 'listReplacements'> = async (
  { tx, actor, now },
  _nothing,
  paging,
) => {
  await checkPass(tx, actor.memberId, now)
  const { items, ...page } = await pageOfFew(paging, {
    rows: (limit, offset) =>
      tx
        .select({ row: replacements, name: products.name })
        .from(replacements)
        .innerJoin(products, eq(products.id, replacements.productId))
        .orderBy(asc(replacements.state), asc(replacements.at), desc(replacements.id))
        .limit(limit)
        .offset(offset),
    count: () => tx.$count(replacements),
  })
  return { items: items.map(({ row, name }) => toReplacement(row, name)), ...page }
}

export const suspendReplacement: HandlerOf<typeof maintenance, 'suspendReplacement'> = async (
  { tx, actor, audit, now },
  { id },
) => {
  await checkPass(tx, actor.memberId, now)
  const row = await lock(tx, id)
  const state = replacementLifecycle.next(row.state, 'suspend') ?? fail('maintenance.not-possible')
  await tx.update(replacements).set({ state }).where(eq(replacements.id, id))
  await audit(id, { state })
  return toReplacement({ ...row, state }, (await getProductInCompany(tx, row.productId)).name)
}

export const resumeReplacement: HandlerOf<typeof maintenance, 'resumeReplacement'> = async (
  { tx, actor, audit, now },
  { id },
) => {
  await checkPass(tx, actor.memberId, now)
  const row = await lock(tx, id)
  const state = replacementLifecycle.next(row.state, 'resume') ?? fail('maintenance.not-possible')
  const at = row.at > now ? row.at : new Date(now.getTime() + resumeMs)
  await tx.update(replacements).set({ state, at }).where(eq(replacements.id, id))
  await enqueue(tx, replaceDocumentJob, { replacementId: id }, { startAfter: at })
  await audit(id, { state, at: at.toISOString() })
  return toReplacement({ ...row, state, at }, (await getProductInCompany(tx, row.productId)).name)
}

async function lock(tx: WriteTx, id: string): Promise<ReplacementRow> {
  const [row] = await tx.select().from(replacements).where(eq(replacements.id, id)).for('update')
  return row ?? fail('maintenance.not-found')
}

const toReplacement = (row: ReplacementRow, productName: string): Replacement => ({
  id: row.id,
  productId: row.productId,
  productName,
  document: row.document,
  title: row.title,
  fileName: row.fileName,
  at: row.at.toISOString(),
  state: row.state,
  doneAt: row.doneAt?.toISOString() ?? null,
})
