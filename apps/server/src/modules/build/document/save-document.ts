import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { publish } from '../../../platform/live/publish.ts'
import type { DocumentKind, Place } from './document-kind.ts'
import { parsedModel } from './parsed-model.ts'
import { findStored, type StoredDocument } from './read-document.ts'
import { documentLocks, documents, documentVersions } from './tables.ts'

/** A document whose owner is held until the transaction ends. */
export interface OpenDocument<S extends z.ZodType = z.ZodType> extends Place<S>, StoredDocument {
  /** As the model of today has it; null before anything was saved. */
  readonly content: z.output<S> | null
}

/** The document, if it may be saved now. */
export async function openDocument<S extends z.ZodType>(tx: WriteTx, place: Place<S>): Promise<OpenDocument<S>> {
  const { kind, ownerId } = place
  await kind.mayEdit(tx, ownerId)
  await kind.maySave?.(tx, ownerId)
  return holdDocument(tx, place)
}

/** The same for what its owner does to it: nobody's leave is asked, and the owner is held already. */
export async function holdDocument<S extends z.ZodType>(tx: WriteTx, place: Place<S>): Promise<OpenDocument<S>> {
  const found = await findStored(tx, place)
  let read: { readonly content: z.output<S> | null } | undefined
  return {
    ...place,
    ...found,
    get content() {
      read ??= { content: found.stored === null ? null : place.kind.model.parse(found.stored) }
      return read.content
    },
  }
}

/** The same, if a save may start from that revision. */
export async function openForSave<S extends z.ZodType>(
  tx: WriteTx,
  { revision, ...place }: Place<S> & { readonly revision: number },
): Promise<OpenDocument<S>> {
  const open = await openDocument(tx, place)
  return open.revision === revision ? open : fail(open.kind.refusals.changedMeanwhile)
}

/** Checks the content against its model, keeps it, and tells the screens that show it. Answers the new revision. */
export async function saveDocument<S extends z.ZodType>(
  tx: WriteTx,
  open: OpenDocument<S>,
  content: unknown,
  baseId = open.baseId,
): Promise<number> {
  const { kind, ownerId } = open
  const after = parsedModel(kind.model.schema, content, kind.name)
  const revision = open.revision + 1
  await keep(tx, open, { content: after, revision, baseId })
  await kind.saved?.(tx, {
    ownerId,
    after,
    // Read only where somebody asks: a whole shell takes milliseconds.
    get before() {
      return open.content
    },
  })
  publish(tx, { kind: 'document', subjectId: ownerId })
  return revision
}

/** The first content of an owner that was just made: nobody has seen it yet, and it counts as no save. */
export const createDocument = <S extends z.ZodType>(
  tx: WriteTx,
  kind: DocumentKind<S>,
  ownerId: string,
  content: unknown,
  baseId: string | null = null,
) => keep(tx, { kind, ownerId }, { content, revision: 1, baseId })

/** Goes with its owner. */
export async function deleteDocuments(tx: WriteTx, ownerId: string): Promise<void> {
  await tx.delete(documentLocks).where(eq(documentLocks.ownerId, ownerId))
  await tx.delete(documentVersions).where(eq(documentVersions.ownerId, ownerId))
  await tx.delete(documents).where(eq(documents.ownerId, ownerId))
}

type Kept = Pick<typeof documents.$inferInsert, 'content' | 'revision' | 'baseId'>

async function keep(tx: WriteTx, { kind, ownerId }: Place, kept: Kept): Promise<void> {
  await tx
    .insert(documents)
    .values({ ownerId, kind: kind.name, ...kept })
    .onConflictDoUpdate({ target: [documents.companyId, documents.ownerId, documents.kind], set: kept })
}
