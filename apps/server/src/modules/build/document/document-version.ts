import { fail } from '@coverwright/domain/errors'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { DocumentKinds, Place } from './document-kind.ts'
import { findStored } from './read-document.ts'
import { documentVersions } from './tables.ts'

type VersionRow = typeof documentVersions.$inferSelect

/** A version of one of these kinds: one of another is not there. */
export async function getVersionInCompany(tx: ReadTx, kinds: DocumentKinds, id: string) {
  const [row] = await tx.select().from(documentVersions).where(eq(documentVersions.id, id))
  const kind = kinds.find(({ name }) => name === row?.kind)
  return row && kind ? { ...row, kind } : fail(kinds[0].refusals.noSuchVersion)
}

/** Whose versions these are, as far as they are of these kinds. */
export async function ownersOfVersions(tx: ReadTx, kinds: DocumentKinds, ids: readonly string[]) {
  const rows = await tx
    .selectDistinct({ ownerId: documentVersions.ownerId })
    .from(documentVersions)
    .where(
      and(
        inArray(documentVersions.id, [...ids]),
        inArray(
          documentVersions.kind,
          kinds.map(({ name }) => name),
        ),
      ),
    )
  return rows.map(({ ownerId }) => ownerId)
}

interface Keep {
  readonly stored: unknown
  readonly memberId: string
  readonly note: string
}

/** The owner is held by the caller: two people never make the same number. */
export async function keepVersion(
  tx: WriteTx,
  { kind, ownerId }: Place,
  { stored, memberId, note }: Keep,
): Promise<VersionRow> {
  if (stored === null) return fail(kind.refusals.empty)
  const [latest] = await tx
    .select({ number: documentVersions.number })
    .from(documentVersions)
    .where(isOf({ kind, ownerId }))
    .orderBy(desc(documentVersions.number))
    .limit(1)
  const number = (latest?.number ?? 0) + 1
  const [row] = await tx
    .insert(documentVersions)
    .values({ ownerId, kind: kind.name, number, note, content: stored, memberId })
    .returning()
  if (!row) throw new Error('The version was not saved')
  return row
}

/** The newest version that the draft is still equal to. */
export async function findCurrentVersion(tx: ReadTx, place: Place, stored: unknown) {
  if (stored === null) return undefined
  const content = JSON.stringify(stored)
  const [row] = await tx
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .where(and(isOf(place), eq(documentVersions.content, sql`${content}::jsonb`)))
    .orderBy(desc(documentVersions.number))
    .limit(1)
  return row
}

/** What is put before anybody is a version from then on, so that it can be looked at and gone back to. */
export async function markPublished(tx: WriteTx, place: Place, memberId: string, now: Date): Promise<void> {
  const { stored } = await findStored(tx, place)
  const version =
    (await findCurrentVersion(tx, place, stored)) ?? (await keepVersion(tx, place, { stored, memberId, note: '' }))
  await tx.update(documentVersions).set({ publishedAt: now }).where(eq(documentVersions.id, version.id))
}

export const isOf = ({ kind, ownerId }: Place) =>
  and(eq(documentVersions.ownerId, ownerId), eq(documentVersions.kind, kind.name))
