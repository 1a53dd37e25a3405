import type { TalkAnswer, TalkQuote } from '@coverwright/domain/assist/product-talk/product-talk'
import { and, asc, eq, exists, inArray } from 'drizzle-orm'
import type { Assistant, FoundPassage, LoadedDocument } from '../../../adapters/assistant/assistant.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type AppMemberRow, appGroups } from '../app-member/index.ts'
import { type HubFolderRow, hubAccess, hubFiles, hubFileVersions, hubFolders, vectorsOf } from '../hub-folder/index.ts'

/** Once there are groups, they decide: whoever is in none reads nothing. Admins read all that is published. */
export async function readableFolders(
  tx: ReadTx,
  { isAdmin, groupId }: Pick<AppMemberRow, 'isAdmin' | 'groupId'>,
): Promise<HubFolderRow[]> {
  const isOpen = isAdmin || (await tx.$count(appGroups)) === 0
  if (!isOpen && groupId === null) return []
  const given = tx
    .select({ id: hubAccess.id })
    .from(hubAccess)
    .where(
      and(
        eq(hubAccess.companyId, hubFolders.companyId),
        eq(hubAccess.folderId, hubFolders.id),
        eq(hubAccess.groupId, groupId ?? ''),
      ),
    )
  return tx
    .select()
    .from(hubFolders)
    .where(and(eq(hubFolders.state, 'published'), isOpen ? undefined : exists(given)))
    .orderBy(asc(hubFolders.displayName), asc(hubFolders.id))
}

interface CurrentFile {
  readonly versionId: string
  readonly fileId: string
  readonly fileName: string
  readonly version: number
  readonly folderName: string
  readonly title: string
}

/** The current version of every file of these folders, without what it says. */
async function currentFiles(tx: ReadTx, folders: readonly HubFolderRow[]): Promise<CurrentFile[]> {
  if (folders.length === 0) return []
  const rows = await tx
    .select({
      versionId: hubFileVersions.id,
      fileId: hubFiles.id,
      fileName: hubFiles.name,
      version: hubFileVersions.number,
      folderId: hubFiles.folderId,
    })
    .from(hubFiles)
    .innerJoin(
      hubFileVersions,
      and(
        eq(hubFileVersions.companyId, hubFiles.companyId),
        eq(hubFileVersions.hubFileId, hubFiles.id),
        eq(hubFileVersions.number, hubFiles.currentNumber),
      ),
    )
    .where(
      inArray(
        hubFiles.folderId,
        folders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(hubFiles.name), asc(hubFiles.id))
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  return rows.map(({ folderId, ...row }) => {
    const folder = byId.get(folderId)
    const folderName = folder?.displayName ?? ''
    return Object.assign(row, { folderName, title: `${folder?.productName ?? ''} ${folderName} ${row.fileName}` })
  })
}

export interface FoundQuotes {
  readonly answer: TalkAnswer
  /** Whether it was compared what texts mean, or their words alone. */
  readonly isByMeaning: boolean
  /** What answers and the next best to it, as it stands. */
  readonly near: readonly TalkQuote[]
}

/** A question as numbers, and by whose weights. */
interface EmbeddedQuestion {
  readonly question: Float32Array
  readonly model: string
}

/** Filtered before it is searched: what somebody may not read is not even looked at. */
export async function findIn(
  tx: ReadTx,
  assistant: Assistant,
  text: string,
  folders: readonly HubFolderRow[],
  embedded?: EmbeddedQuestion,
): Promise<FoundQuotes> {
  const files = await currentFiles(tx, folders)
  const documents = files.map(({ versionId: id, title }) => ({ id, title }))
  const titles = new Map(documents.map(({ id, title }) => [id, title]))
  const load = async (ids: readonly string[]): Promise<LoadedDocument[]> =>
    (await loadPassages(tx, ids)).map(({ id, passages: own }) => ({ id, passages: own, title: titles.get(id) ?? '' }))
  const meaning = embedded && (await meaningOf(tx, embedded, [...titles.keys()]))
  const { outcome, passages, near, isByMeaning } = await assistant.find(text, documents, load, meaning)
  const read = new Map(
    (await loadPassages(tx, [...new Set(near.map(({ documentId }) => documentId))])).map((row) => [row.id, row]),
  )
  const quoted = ({ documentId, passage }: FoundPassage): TalkQuote[] => {
    const file = files.find(({ versionId }) => versionId === documentId)
    const found = read.get(documentId)?.passages[passage]
    if (!file || !found) return []
    const { fileId, fileName, folderName, version } = file
    return [{ ...found, fileId, fileName, folderName, version, passage }]
  }
  return { answer: { outcome, quotes: passages.flatMap(quoted) }, near: near.flatMap(quoted), isByMeaning }
}

async function meaningOf(tx: ReadTx, { question, model }: EmbeddedQuestion, versionIds: readonly string[]) {
  const vectors = await vectorsOf(tx, model, versionIds)
  return { question, ofDocument: (id: string) => vectors.get(id) }
}

/** A model takes its time: what was taken from somebody meanwhile is not said to them. */
export async function stillReadable(
  tx: ReadTx,
  member: Pick<AppMemberRow, 'isAdmin' | 'groupId'>,
  { outcome, quotes }: TalkAnswer,
): Promise<TalkAnswer> {
  const readable = await readableFiles(tx, member, quotes)
  const left = quotes.filter(({ fileId }) => readable.has(fileId))
  return left.length > 0 ? { outcome, quotes: left } : { outcome: 'not-found', quotes: [] }
}

/** Which of the files that were quoted somebody may read at this moment. */
export async function readableFiles(
  tx: ReadTx,
  member: Pick<AppMemberRow, 'isAdmin' | 'groupId'>,
  quotes: readonly Pick<TalkQuote, 'fileId'>[],
): Promise<ReadonlySet<string>> {
  if (quotes.length === 0) return new Set()
  const folderIds = (await readableFolders(tx, member)).map(({ id }) => id)
  if (folderIds.length === 0) return new Set()
  const fileIds = [...new Set(quotes.map(({ fileId }) => fileId))]
  const rows = await tx
    .select({ id: hubFiles.id })
    .from(hubFiles)
    .where(and(inArray(hubFiles.id, fileIds), inArray(hubFiles.folderId, folderIds)))
  return new Set(rows.map(({ id }) => id))
}

async function loadPassages(tx: ReadTx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .select({ id: hubFileVersions.id, passages: hubFileVersions.passages })
    .from(hubFileVersions)
    .where(inArray(hubFileVersions.id, [...ids]))
}
