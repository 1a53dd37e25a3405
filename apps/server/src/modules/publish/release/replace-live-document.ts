import type { BodyDocument } from '@coverwright/domain/build/body/body-document'
import { hashJson } from '@coverwright/domain/hash-json'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { and, eq, max } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { holdDocument, saveDocument } from '../../build/document/index.ts'
import { bodyDocument, lockProductInCompany } from '../../build/product/index.ts'
import { getRelease } from './get-release.ts'
import type { Mover } from './internal.ts'
import { replaceMount } from './mount-release.ts'
import { mounts, type ReleaseRow, releases } from './tables.ts'

export type DocumentFile = NonNullable<BodyDocument['file']>

export interface Wanted {
  readonly productId: string
  /** Its data name in the body. */
  readonly document: string
}

/**
 * One document of what is live is shown from another file, at every address of the product. What else was changed in the
 * product since it was published stays unpublished. Answers at how many.
 */
export async function replaceLiveDocument(
  tx: WriteTx,
  { productId, document }: Wanted,
  file: DocumentFile,
  mover: Mover,
): Promise<number> {
  await lockProductInCompany(tx, productId)
  const live = await tx
    .select()
    .from(mounts)
    .where(and(eq(mounts.productId, productId), eq(mounts.state, 'live')))
  for (const there of live) {
    const release = await withDocument(tx, there, document, file)
    await replaceMount(tx, there, release, { stage: 'live', host: there.host }, mover)
  }
  return live.length
}

/** What is being worked on shows it too; of a body that is a provider's, with the release it stands on from now. */
export async function replaceDraftDocument(
  tx: WriteTx,
  { productId, document }: Wanted,
  file: DocumentFile,
  baseReleaseId?: string,
): Promise<void> {
  const draft = await holdDocument(tx, { kind: bodyDocument, ownerId: productId })
  if (!draft.content) return
  const documents = withFile(draft.content.documents, document, file)
  await saveDocument(tx, draft, { ...draft.content, documents }, baseReleaseId)
}

/** A release with the file in it, and all else as it was. */
export async function withDocument(
  tx: WriteTx,
  release: { readonly companyId: string; readonly releaseId: string },
  document: string,
  file: DocumentFile,
): Promise<ReleaseRow> {
  const { content } = await getRelease(tx, release)
  return freezeAnew(tx, release.releaseId, {
    ...content,
    body: { ...content.body, documents: withFile(content.body.documents, document, file) },
  })
}

const withFile = (documents: readonly BodyDocument[], name: string, file: DocumentFile) =>
  documents.map((one) => (one.name === name ? { ...one, file } : one))

/** The same release but for its content; prices are not touched by it. */
async function freezeAnew(tx: WriteTx, releaseId: string, content: ReleaseContent): Promise<ReleaseRow> {
  const contentHash = hashJson(content)
  const ofProduct = eq(releases.productId, content.productId)
  const [known] = await tx
    .select()
    .from(releases)
    .where(and(ofProduct, eq(releases.contentHash, contentHash)))
  if (known) return known
  const [before] = await tx.select().from(releases).where(eq(releases.id, releaseId))
  const [last] = await tx
    .select({ version: max(releases.version) })
    .from(releases)
    .where(ofProduct)
  if (!before) throw new Error('A live release is not there')
  const { productId, programHash, artefact } = before
  const [made] = await tx
    .insert(releases)
    .values({ productId, programHash, artefact, version: (last?.version ?? 0) + 1, contentHash, content })
    .returning()
  if (!made) throw new Error('The release was not saved')
  return made
}
