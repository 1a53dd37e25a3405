import type { hubFolder } from '@coverwright/contract/assist/hub-folder'
import { and, eq, or } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getFileInCompany, linkTo } from '../../company/file/index.ts'
import { getFolderInCompany, toFolder, toFolders, toHubFiles } from './internal.ts'
import { hubFiles, hubFolders } from './tables.ts'

export const listFolders: HandlerOf<typeof hubFolder, 'listFolders'> = async ({ tx }, { search, state }, paging) => {
  const fitting = and(
    or(contains(hubFolders.productName, search), contains(hubFolders.displayName, search)),
    state && eq(hubFolders.state, state),
  )
  const { items, ...page } = await selectPage(tx, hubFolders, fitting, paging)
  return { items: await toFolders(tx, items), ...page }
}

export const getFolder: HandlerOf<typeof hubFolder, 'getFolder'> = async ({ tx, ports, now }, { id }) => {
  const row = await getFolderInCompany(tx, id)
  const files = await tx.select().from(hubFiles).where(eq(hubFiles.folderId, id)).orderBy(hubFiles.name)
  const cover = row.coverFileId && (await linkTo(await getFileInCompany(tx, row.coverFileId), ports.tokens, now))
  return { folder: await toFolder(tx, row), files: await toHubFiles(tx, files), coverUrl: cover ? cover.url : null }
}
