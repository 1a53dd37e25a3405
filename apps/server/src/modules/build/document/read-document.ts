import type { DocumentKindName } from '@coverwright/domain/build/document/document'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { DocumentKind, Place } from './document-kind.ts'
import { documents } from './tables.ts'

/** Of what was never saved. */
const first = { revision: 1, stored: null, baseId: null }

/** As it was saved, in the model's version of that time. */
export interface StoredDocument {
  readonly revision: number
  readonly stored: unknown
  readonly baseId: string | null
}

const { ownerId: owner, kind: kindOf, content, revision, baseId } = documents

export async function findStored(tx: ReadTx, { kind, ownerId }: Place): Promise<StoredDocument> {
  const [row] = await tx
    .select({ revision, stored: content, baseId })
    .from(documents)
    .where(and(eq(owner, ownerId), eq(kindOf, kind.name)))
  return row ?? first
}

/** With its revision, as the model of today has it. */
export async function getDocument(tx: ReadTx, place: Place) {
  const { revision: saved, stored } = await findStored(tx, place)
  // Every model is an object.
  const read = stored === null ? null : (place.kind.model.parse(stored) as Readonly<Record<string, unknown>>)
  return { revision: saved, content: read }
}

/** As the model of today has it; null before anything was saved. */
export async function readDocument<S extends z.ZodType>(
  tx: ReadTx,
  kind: DocumentKind<S>,
  ownerId: string,
): Promise<z.output<S> | null> {
  const { stored } = await findStored(tx, { kind, ownerId })
  return stored === null ? null : kind.model.parse(stored)
}

export async function findRevision(tx: ReadTx, { kind, ownerId }: Place): Promise<number> {
  const [row] = await tx
    .select({ revision })
    .from(documents)
    .where(and(eq(owner, ownerId), eq(kindOf, kind.name)))
  return row?.revision ?? first.revision
}

export interface DocumentHead {
  readonly revision: number
  readonly isThere: boolean
}

/** What there is of these owners, without reading any content. */
export async function findHeads(tx: ReadTx, ownerIds: readonly string[]) {
  const rows =
    ownerIds.length === 0
      ? []
      : await tx
          .select({ ownerId: owner, kind: kindOf, revision })
          .from(documents)
          .where(inArray(owner, [...ownerIds]))
  const heads = new Map(rows.map((row) => [`${row.kind} ${row.ownerId}`, { revision: row.revision, isThere: true }]))
  return (kind: DocumentKindName, ownerId: string): DocumentHead =>
    heads.get(`${kind} ${ownerId}`) ?? { revision: first.revision, isThere: false }
}

/** Of several owners, for lists that show what is in them: brought to the version of today, and not checked again. */
export async function findContents(
  tx: ReadTx,
  { name, model }: Pick<DocumentKind, 'name' | 'model'>,
  ownerIds: readonly string[],
) {
  const rows =
    ownerIds.length === 0
      ? []
      : await tx
          .select({ ownerId: owner, content })
          .from(documents)
          .where(and(inArray(owner, [...ownerIds]), eq(kindOf, name)))
  return new Map(rows.map((row) => [row.ownerId, model.climb(row.content)]))
}

/** The owners of documents of a kind that have this anywhere in them. */
export const ownersNaming = (tx: ReadTx, kind: DocumentKindName, text: string) =>
  tx
    .select({ ownerId: owner })
    .from(documents)
    .where(and(eq(kindOf, kind), sql`${content}::text like ${`%${text}%`}`))

/** The owners of documents of a kind in which a JSON path finds something. */
export const ownersWith = (
  tx: ReadTx,
  kind: DocumentKindName,
  path: string,
  names: Readonly<Record<string, unknown>>,
) =>
  tx
    .select({ ownerId: owner })
    .from(documents)
    .where(
      and(eq(kindOf, kind), sql`jsonb_path_exists(${content}, ${path}::jsonpath, ${JSON.stringify(names)}::jsonb)`),
    )
