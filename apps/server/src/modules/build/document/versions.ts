import type { DocumentVersion } from '@coverwright/domain/build/document/document'
import { desc, eq } from 'drizzle-orm'
import type { ReadContext, WriteContext } from '../../../platform/http/context.ts'
import { members } from '../../company/member/index.ts'
import type { DocumentKinds, Place } from './document-kind.ts'
import { hold, refuseUnlessFree } from './document-lock.ts'
import { findCurrentVersion, getVersionInCompany, isOf, keepVersion } from './document-version.ts'
import { findStored } from './read-document.ts'
import { openDocument, openForSave, saveDocument } from './save-document.ts'
import { documentVersions } from './tables.ts'

export async function saveVersion(
  { tx, actor, audit }: WriteContext,
  place: Place,
  { revision, note }: { readonly revision: number; readonly note: string },
) {
  const { stored } = await openForSave(tx, { ...place, revision })
  const { id, number } = await keepVersion(tx, place, { stored, memberId: actor.memberId, note })

  await audit(place.ownerId, { document: place.kind.name, number, note })
  return { id, number }
}

export async function listVersions({ tx }: ReadContext, place: Place): Promise<{ versions: DocumentVersion[] }> {
  await place.kind.findOwner(tx, place.ownerId)
  const { stored } = await findStored(tx, place)
  const current = await findCurrentVersion(tx, place, stored)
  const versions = await tx
    .select({ ...columns, savedBy: members.name })
    .from(documentVersions)
    .innerJoin(members, eq(members.id, documentVersions.memberId))
    .where(isOf(place))
    .orderBy(desc(documentVersions.number))
  return {
    versions: versions.map(({ id, number, note, savedBy, createdAt, publishedAt }) => ({
      id,
      number,
      note,
      savedBy,
      createdAt: createdAt.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
      isCurrent: id === current?.id,
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

/** As the model of today has it. */
export async function readVersion({ tx }: Pick<ReadContext, 'tx'>, kinds: DocumentKinds, id: string) {
  const { kind, ownerId, number, content } = await getVersionInCompany(tx, kinds, id)
  // Every model is an object.
  return { kind, ownerId, number, content: kind.model.parse(content) as Readonly<Record<string, unknown>> }
}

/** The draft becomes what the version is. What it was before is kept as a version first, so nothing is lost. */
export async function restoreVersion(
  { tx, actor, audit, now }: WriteContext,
  kinds: DocumentKinds,
  { id, editor }: { readonly id: string; readonly editor: string },
) {
  const { kind, ownerId, number, content } = await readVersion({ tx }, kinds, id)
  const place = { kind, ownerId }
  const open = await openDocument(tx, place)
  const { memberId } = actor
  await refuseUnlessFree(tx, place, { memberId, editor }, now)
  const isKept = open.stored === null || (await findCurrentVersion(tx, place, open.stored)) !== undefined
  if (!isKept) await keepVersion(tx, place, { stored: open.stored, memberId, note: `Before version ${number}` })
  const revision = await saveDocument(tx, open, content)
  await hold(tx, place, { memberId, editor }, now)

  await audit(ownerId, { document: kind.name, number, revision })
  return { revision, savedAt: now.toISOString() }
}
