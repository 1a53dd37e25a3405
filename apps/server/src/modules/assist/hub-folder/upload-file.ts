import type { hubFile } from '@coverwright/contract/assist/hub-file'
import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { fail } from '@coverwright/domain/errors'
import { beginningOf } from '@coverwright/domain/kept-text'
import { and, eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getFolderInCompany, lockFolderInCompany, toHubFile } from './internal.ts'
import { keepVersion, readSentFile, requireNew } from './keep-version.ts'
import { hubFiles } from './tables.ts'

export const uploadFile: HandlerOf<typeof hubFile, 'uploadFile'> = async (context, { folderId, name, category }) => {
  const { tx, audit } = context
  await getFolderInCompany(tx, folderId)
  const sent = await readSentFile(context, name)
  await lockFolderInCompany(tx, folderId)
  const inFolder = eq(hubFiles.folderId, folderId)
  if ((await tx.$count(hubFiles, inFolder)) >= hubLimits.filesOfFolder) return fail('hub-file.too-many')
  await requireNew(tx, folderId, sent)
  const [row] = await tx
    .insert(hubFiles)
    .values({ folderId, name: await freeName(tx, folderId, name), category, currentNumber: 1, newestNumber: 1 })
    .returning()
  if (!row) throw new Error('The file was not saved')
  await keepVersion(context, { hubFileId: row.id, number: 1 }, sent)
  await audit(row.id, { name: row.name, bytes: sent.bytes, words: sent.words })
  return toHubFile(tx, row)
}

/** Called after what was sent, and told apart from what is called so already. The folder is held meanwhile. */
async function freeName(tx: WriteTx, folderId: string, fileName: string): Promise<string> {
  const base = beginningOf(fileName.replace(/\.[^.]*$/, '').trim(), 100) || 'File'
  for (let copy = 1; ; copy++) {
    const name = copy === 1 ? base : `${base} (${copy})`
    if ((await tx.$count(hubFiles, and(eq(hubFiles.folderId, folderId), eq(hubFiles.name, name)))) === 0) return name
  }
}
