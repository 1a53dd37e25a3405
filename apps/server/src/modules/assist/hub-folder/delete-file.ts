import type { hubFile } from '@coverwright/contract/assist/hub-file'
import { fail } from '@coverwright/domain/errors'
import { and, eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import {
  eraseVersions,
  getFolderInCompany,
  getHubFileInCompany,
  lockHubFileInCompany,
  toHubFile,
  versionsOf,
} from './internal.ts'
import { hubFiles, hubFileVersions } from './tables.ts'

export const deleteFile: HandlerOf<typeof hubFile, 'deleteFile'> = async ({ tx, audit, ports }, { id }) => {
  const { folder, file } = await lockHubFileInCompany(tx, id)
  const isLast = (await tx.$count(hubFiles, eq(hubFiles.folderId, folder.id))) === 1
  if (folder.state === 'published' && isLast) return fail('hub-folder.no-files')
  await eraseVersions(tx, ports.files, await versionsOf(tx, [id]))
  await tx.delete(hubFiles).where(eq(hubFiles.id, id))
  await audit(id, { name: file.name, deleted: true })
  return null
}

export const getFileText: HandlerOf<typeof hubFile, 'getFileText'> = async ({ tx }, { id }) => {
  const row = await getHubFileInCompany(tx, id)
  const { displayName } = await getFolderInCompany(tx, row.folderId)
  const [version] = await tx
    .select({ passages: hubFileVersions.passages })
    .from(hubFileVersions)
    .where(and(eq(hubFileVersions.hubFileId, id), eq(hubFileVersions.number, row.currentNumber)))
  return { file: await toHubFile(tx, row), folderName: displayName, passages: [...(version?.passages ?? [])] }
}
