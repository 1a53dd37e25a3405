import type { HubFile } from '@coverwright/domain/assist/hub-file/hub-file'
import type { HubFolder } from '@coverwright/domain/assist/hub-folder/hub-folder'
import { fail } from '@coverwright/domain/errors'
import { count, eq, getTableColumns, inArray } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Files } from '../../../platform/files/files.ts'
import { eraseFile } from '../../company/file/index.ts'
import {
  type HubFileRow,
  type HubFileVersionRow,
  type HubFolderRow,
  hubFiles,
  hubFileVersions,
  hubFolders,
} from './tables.ts'

export async function getFolderInCompany(tx: ReadTx, id: string): Promise<HubFolderRow> {
  return (await selectRow(tx, hubFolders, id)) ?? fail('hub-folder.not-found')
}

/** Held until the transaction ends: a folder is not published while its last file goes. */
export async function lockFolderInCompany(tx: WriteTx, id: string): Promise<HubFolderRow> {
  return (await selectRow(tx, hubFolders, id, 'for update')) ?? fail('hub-folder.not-found')
}

/** Whoever is about to name the folder holds it: it is not deleted meanwhile. */
export async function holdFolderInCompany(tx: WriteTx, id: string): Promise<HubFolderRow> {
  return (await selectRow(tx, hubFolders, id, 'for key share')) ?? fail('hub-folder.not-found')
}

export async function getHubFileInCompany(tx: ReadTx, id: string): Promise<HubFileRow> {
  return (await selectRow(tx, hubFiles, id)) ?? fail('hub-file.not-found')
}

/** With its folder, and that first: whoever changes a folder and its files takes them in this order. */
export async function lockHubFileInCompany(tx: WriteTx, id: string) {
  const { folderId } = await getHubFileInCompany(tx, id)
  const folder = (await selectRow(tx, hubFolders, folderId, 'for update')) ?? fail('hub-file.not-found')
  const file = (await selectRow(tx, hubFiles, id, 'for update')) ?? fail('hub-file.not-found')
  return { folder, file }
}

export async function toFolders(tx: ReadTx, rows: readonly HubFolderRow[]): Promise<HubFolder[]> {
  const counts = await countFiles(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    productName: row.productName,
    displayName: row.displayName,
    description: row.description,
    coverFileId: row.coverFileId,
    state: row.state,
    files: counts.get(row.id) ?? 0,
    deletedOn: row.deletedOn?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

export async function toFolder(tx: ReadTx, row: HubFolderRow): Promise<HubFolder> {
  const [folder] = await toFolders(tx, [row])
  return folder ?? fail('hub-folder.not-found')
}

export async function countFiles(tx: ReadTx, folderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (folderIds.length === 0) return new Map()
  const rows = await tx
    .select({ folderId: hubFiles.folderId, files: count() })
    .from(hubFiles)
    .where(inArray(hubFiles.folderId, [...folderIds]))
    .groupBy(hubFiles.folderId)
  return new Map(rows.map(({ folderId, files }) => [folderId, files]))
}

type VersionFacts = Omit<HubFileVersionRow, 'passages'>

const { passages, ...facts } = getTableColumns(hubFileVersions)

/** Without what they say. */
export async function versionsOf(tx: ReadTx, hubFileIds: readonly string[]): Promise<VersionFacts[]> {
  if (hubFileIds.length === 0) return []
  return tx
    .select(facts)
    .from(hubFileVersions)
    .where(inArray(hubFileVersions.hubFileId, [...hubFileIds]))
}

export async function toHubFiles(tx: ReadTx, rows: readonly HubFileRow[]): Promise<HubFile[]> {
  const versions = await versionsOf(
    tx,
    rows.map(({ id }) => id),
  )
  const byFile = Map.groupBy(versions, ({ hubFileId }) => hubFileId)
  return rows.map((row) => {
    const own = byFile.get(row.id) ?? []
    const current = own.find(({ number }) => number === row.currentNumber)
    if (!current) throw new Error(`File ${row.id} has no version ${row.currentNumber}`)
    const previous = own.find(({ number }) => number === row.previousNumber)
    return {
      id: row.id,
      folderId: row.folderId,
      name: row.name,
      category: row.category,
      current: toVersion(current),
      previous: previous ? toVersion(previous) : null,
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

export async function toHubFile(tx: ReadTx, row: HubFileRow): Promise<HubFile> {
  const [file] = await toHubFiles(tx, [row])
  return file ?? fail('hub-file.not-found')
}

const toVersion = ({ number, fileId, fileName, kind, bytes, words, tokens, createdAt }: VersionFacts) => ({
  number,
  fileId,
  fileName,
  kind,
  bytes,
  words,
  tokens,
  uploadedAt: createdAt.toISOString(),
})

/** The rows go by themselves with what they belong to; what lies outside of the database is taken away here. */
export async function eraseVersions(tx: WriteTx, files: Files, versions: readonly VersionFacts[]): Promise<void> {
  for (const { id, fileId } of versions) {
    await tx.delete(hubFileVersions).where(eq(hubFileVersions.id, id))
    await eraseFile(tx, files, fileId)
  }
}

export async function eraseFolder(tx: WriteTx, files: Files, { id, coverFileId }: HubFolderRow): Promise<number> {
  const own = await tx.select({ id: hubFiles.id }).from(hubFiles).where(eq(hubFiles.folderId, id))
  await eraseVersions(
    tx,
    files,
    await versionsOf(
      tx,
      own.map((file) => file.id),
    ),
  )
  // By name, not with the folder: what follows from a file's end is done as whoever ended it, and sees the company's rows.
  await tx.delete(hubFiles).where(eq(hubFiles.folderId, id))
  await tx.delete(hubFolders).where(eq(hubFolders.id, id))
  if (coverFileId) await eraseFile(tx, files, coverFileId)
  return own.length
}
