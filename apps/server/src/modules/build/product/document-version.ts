import type { ProductDocument } from '@coverwright/domain/build/document/document'
import { fail } from '@coverwright/domain/errors'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { contentOf } from './document-model.ts'
import { documentVersions, type ProductRow } from './tables.ts'

type VersionRow = typeof documentVersions.$inferSelect

export async function getVersionInCompany(tx: ReadTx, id: string): Promise<VersionRow> {
  const [row] = await tx.select().from(documentVersions).where(eq(documentVersions.id, id))
  return row ?? fail('product.version-not-found')
}

interface Keep {
  readonly document: ProductDocument
  readonly memberId: string
  readonly note: string
}

/** The product's row is held by the caller: two people never make the same number. */
export async function keepVersion(tx: WriteTx, product: ProductRow, { document, memberId, note }: Keep) {
  const content = contentOf(product, document)
  if (content === null) return fail('product.no-document')
  const [latest] = await versionsOf(tx, product.id, document).limit(1)
  const number = (latest?.number ?? 0) + 1
  const [row] = await tx
    .insert(documentVersions)
    .values({ productId: product.id, document, number, note, content, memberId })
    .returning()
  if (!row) throw new Error('The version was not saved')
  return row
}

/** The newest version that the draft is still equal to. */
export async function findCurrentVersion(tx: ReadTx, product: ProductRow, document: ProductDocument) {
  const content = JSON.stringify(contentOf(product, document))
  const [row] = await tx
    .select()
    .from(documentVersions)
    .where(and(ofDocument(product.id, document), eq(documentVersions.content, sql`${content}::jsonb`)))
    .orderBy(desc(documentVersions.number))
    .limit(1)
  return row
}

/** What is put before anybody is a version from then on, so that it can be looked at and gone back to. */
export async function markPublished(tx: WriteTx, product: ProductRow, memberId: string, now: Date): Promise<void> {
  for (const document of ['body', 'shell'] as const) {
    const version =
      (await findCurrentVersion(tx, product, document)) ??
      (await keepVersion(tx, product, { document, memberId, note: '' }))
    await tx.update(documentVersions).set({ publishedAt: now }).where(eq(documentVersions.id, version.id))
  }
}

export const ofDocument = (productId: string, document: ProductDocument) =>
  and(eq(documentVersions.productId, productId), eq(documentVersions.document, document))

const versionsOf = (tx: ReadTx, productId: string, document: ProductDocument) =>
  tx
    .select({ number: documentVersions.number })
    .from(documentVersions)
    .where(ofDocument(productId, document))
    .orderBy(desc(documentVersions.number))
