import type { product } from '@coverwright/contract/build/product'
import { desc, eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { members } from '../../company/member/index.ts'
import { hold, refuseUnlessFree } from './document-lock.ts'
import { contentOf, readDocument, revisionOf } from './document-model.ts'
import { findCurrentVersion, getVersionInCompany, keepVersion, ofDocument } from './document-version.ts'
import { getProductInCompany, lockProductInCompany } from './internal.ts'
import { openForSave, saveDocument } from './save-document.ts'
import { documentVersions } from './tables.ts'

export const saveVersion: HandlerOf<typeof product, 'saveVersion'> = async (
  { tx, actor, audit },
  { note, ...save },
) => {
  const row = await openForSave(tx, save)
  const { id, number } = await keepVersion(tx, row, { document: save.document, memberId: actor.memberId, note })

  await audit(save.id, { document: save.document, number, note })
  return { id, number }
}

export const listVersions: HandlerOf<typeof product, 'listVersions'> = async ({ tx }, { id, document }) => {
  const row = await getProductInCompany(tx, id)
  const current = contentOf(row, document) === null ? undefined : await findCurrentVersion(tx, row, document)
  const versions = await tx
    .select({ ...columns, savedBy: members.name })
    .from(documentVersions)
    .innerJoin(members, eq(members.id, documentVersions.memberId))
    .where(ofDocument(id, document))
    .orderBy(desc(documentVersions.number))
  return {
    versions: versions.map(({ id: versionId, number, note, savedBy, createdAt, publishedAt }) => ({
      id: versionId,
      number,
      note,
      savedBy,
      createdAt: createdAt.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
      isCurrent: versionId === current?.id,
    })),
  }
}

/** Without the content, which is large. */
const columns = {
  id: documentVersions.id,
  number: documentVersions.number,
  note: documentVersions.note,
  createdAt: documentVersions.createdAt,
  publishedAt: documentVersions.publishedAt,
}

export const getVersion: HandlerOf<typeof product, 'getVersion'> = async ({ tx }, { id }) => {
  const { document, number, content } = await getVersionInCompany(tx, id)
  return { document, number, content: readDocument(document, content) ?? {} }
}

/** The draft becomes what the version is. What it was before is kept as a version first, so nothing is lost. */
export const restoreVersion: HandlerOf<typeof product, 'restoreVersion'> = async (
  { tx, actor, audit, now },
  { id, editor },
) => {
  const { productId, document, number, content } = await getVersionInCompany(tx, id)
  const before = await lockProductInCompany(tx, productId)
  const save = { id: productId, document, revision: revisionOf(before, document) }
  await openForSave(tx, save)
  const me = { memberId: actor.memberId, editor }
  await refuseUnlessFree(tx, save, me, now)
  const isKept = contentOf(before, document) === null || (await findCurrentVersion(tx, before, document)) !== undefined
  if (!isKept) await keepVersion(tx, before, { document, memberId: actor.memberId, note: `Before version ${number}` })
  const after = await saveDocument(tx, save, readDocument(document, content))
  await hold(tx, save, me, now)

  const revision = revisionOf(after, document)
  await audit(productId, { document, number, revision })
  return { revision, savedAt: now.toISOString() }
}
