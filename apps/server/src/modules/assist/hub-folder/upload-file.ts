import type { hubFile } from '@coverwright/contract/assist/hub-file'
import type { HubFile } from '@coverwright/domain/assist/hub-file/hub-file'
import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { fail } from '@coverwright/domain/errors'
import { beginningOf } from '@coverwright/domain/kept-text'
import { and, eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getFolderInCompany, lockFolderInCompany, toHubFile } from './internal.ts'
import { keepVersion, readSentFile, requireNew, type SentFile } from './keep-version.ts'
import { type HubFileRow, hubFiles } from './tables.ts'

export const uploadFile: HandlerOf<typeof hubFile, 'uploadFile'> = async (context, { folderId, name, category }) => {
  await getFolderInCompany(context.tx, folderId)
  return addFile(context, { folderId, category }, await readSentFile(context, name))
}

export async function addFile(
  context: Pick<WriteContext, 'tx' | 'audit' | 'actor' | 'ports'>,
  { folderId, category }: Pick<HubFileRow, 'folderId' | 'category'>,
  sent: SentFile,
): Promise<HubFile> {
  const { tx, audit } = context
  await lockFolderInCompany(tx, folderId)
  const inFolder = eq(hubFiles.folderId, folderId)
  if ((await tx.$count(hubFiles, inFolder)) >= hubLimits.filesOfFolder) return fail('hub-file.too-many')
  await requireNew(tx, folderId, sent)
  const name = await freeName(tx, folderId, sent.fileName)
  const [row] = await tx
    .insert(hubFiles)
    .values({ folderId, name, category, currentNumber: 1, newestNumber: 1 })
    .returning()
  if (!row) throw new Error('The file was not saved')
  await keepVersion(context, { hubFileId: row.id, number: 1 }, sent)
  await audit(row.id, { name, bytes: sent.bytes, words: sent.words })
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
