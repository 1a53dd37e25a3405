import type { PostPhoto } from '@coverwright/domain/assist/post-photo/post-photo'
import { fail } from '@coverwright/domain/errors'
import { eq, inArray } from 'drizzle-orm'
import type { Tokens } from '../../../../platform/auth/tokens.ts'
import { selectRow } from '../../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../../platform/database/with-tenant.ts'
import { linkTo } from '../../../company/file/index.ts'
import { members } from '../../../company/member/index.ts'
import { type PostPhotoRow, postPhotos } from '../tables.ts'

/** What was checked still holds when it is saved. */
export async function lockPostPhotoInCompany(tx: WriteTx, id: string): Promise<PostPhotoRow> {
  return (await selectRow(tx, postPhotos, id, 'for update')) ?? fail('post-photo.not-found')
}

/** It stays, and stays as it is, until the transaction ends: a post that names it would name nothing otherwise. */
export async function holdPostPhotoInCompany(tx: WriteTx, id: string): Promise<PostPhotoRow> {
  const [row] = await tx.select().from(postPhotos).where(eq(postPhotos.id, id)).for('share')
  return row ?? fail('post-photo.not-found')
}

export async function namesOf(tx: ReadTx, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))]
  if (asked.length === 0) return new Map()
  const { id, name } = members
  const rows = await tx.select({ id, name }).from(members).where(inArray(members.id, asked))
  return new Map(rows.map((row) => [row.id, row.name]))
}

interface Opening {
  readonly tokens: Tokens
  readonly now: Date
}

/** Somebody who left the company is called that. */
const nobody = '—'

/** How many posts name each and are not published is asked by whoever knows posts. */
export async function toPostPhotos(
  tx: ReadTx,
  rows: readonly PostPhotoRow[],
  { tokens, now, waiting }: Opening & { readonly waiting: ReadonlyMap<string, number> },
): Promise<PostPhoto[]> {
  const names = await namesOf(
    tx,
    rows.flatMap(({ uploaderId, deciderId }) => [uploaderId, deciderId]),
  )
  return Promise.all(
    rows.map(async ({ companyId, fileId, uploaderId, deciderId, createdAt, updatedAt, ...row }) => ({
      ...row,
      uploader: names.get(uploaderId) ?? nobody,
      decider: deciderId && (names.get(deciderId) ?? nobody),
      url: (await linkTo({ companyId, id: fileId }, tokens, now)).url,
      waitingPosts: waiting.get(row.id) ?? 0,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
  )
}
