import type { StoredFile } from '@coverwright/domain/company/file/file'
import { fail } from '@coverwright/domain/errors'
import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type StoredFileRow, storedFiles } from './tables.ts'

export async function getFileInCompany(tx: ReadTx, id: string): Promise<StoredFileRow> {
  return (await selectRow(tx, storedFiles, id)) ?? fail('file.not-found')
}

/** Only what was uploaded, and checked, for this. */
export async function requireFile(tx: ReadTx, id: string, purpose: StoredFileRow['purpose']): Promise<void> {
  if ((await getFileInCompany(tx, id)).purpose !== purpose) fail('file.not-found')
}

/** Which of the files are the company's, and were uploaded for this. */
export async function findFilesOfPurpose(
  tx: ReadTx,
  ids: readonly string[],
  purpose: StoredFileRow['purpose'],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(inArray(storedFiles.id, [...ids]), eq(storedFiles.purpose, purpose)))
  return new Set(rows.map(({ id }) => id))
}

export const FileTicket = z.object({ companyId: z.uuid(), id: z.uuid() })

const linkMinutes = 10

/** Opens without signing in, for a few minutes unless said otherwise: an image in a page cannot send headers. */
export async function linkTo(
  { companyId, id }: Pick<StoredFileRow, 'companyId' | 'id'>,
  tokens: Tokens,
  now: Date,
  minutes = linkMinutes,
) {
  const ticket = await tokens.seal('file', { companyId, id }, `${minutes}m`)
  return { url: `/files/${ticket}`, expiresAt: new Date(now.getTime() + minutes * 60_000).toISOString() }
}

export const toStoredFile = ({ id, purpose, name, type, bytes, createdAt }: StoredFileRow): StoredFile => ({
  id,
  purpose,
  name,
  type,
  bytes,
  createdAt: createdAt.toISOString(),
})
