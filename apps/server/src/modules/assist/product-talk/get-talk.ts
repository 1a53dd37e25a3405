import type { productTalk } from '@coverwright/contract/assist/product-talk'
import { fail } from '@coverwright/domain/errors'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { getFileInCompany, linkTo } from '../../company/file/index.ts'
import { modelHostFor } from '../answer-model/index.ts'
import { appGroups, appSessions, getAppMemberInCompany } from '../app-member/index.ts'
import { countFiles, hubFiles, hubFileVersions } from '../hub-folder/index.ts'
import { readableFolders } from './readable.ts'
import { suggestionsFrom } from './suggest.ts'

export const getTalk: HandlerOf<typeof productTalk, 'getTalk'> = async ({ tx, actor, ports, now }) => {
  const member = await getAppMemberInCompany(tx, actor.memberId)
  const { name: companyName, appStoreLink, googlePlayLink } = await getOwnCompanyRow(tx)
  const folders = await readableFolders(tx, member)
  const ids = folders.map(({ id }) => id)
  const files = await countFiles(tx, ids)
  return {
    companyName,
    member: { name: member.name, isAdmin: member.isAdmin },
    isPlaced: member.isAdmin || member.groupId !== null || (await tx.$count(appGroups)) === 0,
    folders: await Promise.all(
      folders.map(async ({ id, displayName, description, coverFileId }) => ({
        id,
        name: displayName,
        description,
        coverUrl: coverFileId
          ? (await linkTo(await getFileInCompany(tx, coverFileId), ports.tokens, now, coverMinutes)).url
          : null,
        files: files.get(id) ?? 0,
      })),
    ),
    suggestions: suggestionsFrom(await headingsIn(tx, ids)),
    modelHost: await modelHostFor(tx, ports.model, 'answers'),
    appStoreLink,
    googlePlayLink,
  }
}

/** Of a few documents: those that suggest something need not be all. */
export async function headingsIn(tx: ReadTx, folderIds: readonly string[]): Promise<string[][]> {
  if (folderIds.length === 0) return []
  const rows = await tx
    .select({ headings: sql<string[]>`jsonb_path_query_array(${hubFileVersions.passages}, '$[*].heading')` })
    .from(hubFiles)
    .innerJoin(
      hubFileVersions,
      and(
        eq(hubFileVersions.companyId, hubFiles.companyId),
        eq(hubFileVersions.hubFileId, hubFiles.id),
        eq(hubFileVersions.number, hubFiles.currentNumber),
      ),
    )
    .where(inArray(hubFiles.folderId, [...folderIds]))
    .orderBy(hubFiles.name)
    .limit(12)
  return rows.map(({ headings }) => headings)
}

/** As long as the page is looked at. */
const coverMinutes = 60

/** As it was when it was quoted: of a file that they may still read, in the version that is current or was before it. */
export const getSource: HandlerOf<typeof productTalk, 'getSource'> = async ({ tx, actor }, { fileId, version }) => {
  const member = await getAppMemberInCompany(tx, actor.memberId)
  const folders = await readableFolders(tx, member)
  const [file] = await tx.select().from(hubFiles).where(eq(hubFiles.id, fileId))
  const folder = folders.find(({ id }) => id === file?.folderId)
  if (!file || !folder) return fail('product-talk.source-gone')
  const [row] = await tx
    .select({ passages: hubFileVersions.passages })
    .from(hubFileVersions)
    .where(and(eq(hubFileVersions.hubFileId, fileId), eq(hubFileVersions.number, version)))
  if (!row) return fail('product-talk.source-gone')
  return { fileName: file.name, folderName: folder.displayName, passages: [...row.passages] }
}

export const endTalk: HandlerOf<typeof productTalk, 'endTalk'> = async ({ tx, actor, audit, now }) => {
  await tx.update(appSessions).set({ endedAt: now }).where(eq(appSessions.id, actor.sessionId))
  await audit(actor.memberId, { ended: true })
  return null
}
