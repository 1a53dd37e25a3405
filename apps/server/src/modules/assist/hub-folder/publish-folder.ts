import type { hubFolder } from '@coverwright/contract/assist/hub-folder'
import { type HubFolderState, hubFolderLifecycle } from '@coverwright/domain/assist/hub-folder/hub-folder-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { eraseFolder, lockFolderInCompany, toFolder } from './internal.ts'
import { type HubFolderRow, hubFiles, hubFolders } from './tables.ts'

export const publishFolder: HandlerOf<typeof hubFolder, 'publishFolder'> = async (context, { id }) => {
  const { tx } = context
  const row = await lockFolderInCompany(tx, id)
  const state = hubFolderLifecycle.next(row.state, 'publish') ?? fail('hub-folder.not-in-state')
  if ((await tx.$count(hubFiles, eq(hubFiles.folderId, id))) === 0) return fail('hub-folder.no-files')
  return moved(context, row, state)
}

export const unpublishFolder: HandlerOf<typeof hubFolder, 'unpublishFolder'> = async (context, { id }) => {
  const row = await lockFolderInCompany(context.tx, id)
  return moved(context, row, hubFolderLifecycle.next(row.state, 'unpublish') ?? fail('hub-folder.not-in-state'))
}

export const deleteFolder: HandlerOf<typeof hubFolder, 'deleteFolder'> = async ({ tx, audit, ports }, { id }) => {
  const row = await lockFolderInCompany(tx, id)
  const files = await eraseFolder(tx, ports.files, row)
  await audit(id, { name: row.productName, files, deleted: true })
  return null
}

/** What was published once is deleted by hand alone. */
async function moved({ tx, audit }: WriteContext, { id, state: from }: HubFolderRow, state: HubFolderState) {
  const [row] = await tx
    .update(hubFolders)
    .set({ state, deletedOn: null, dueAt: null })
    .where(eq(hubFolders.id, id))
    .returning()
  if (!row) return fail('hub-folder.not-found')
  await audit(id, { from, to: state })
  return toFolder(tx, row)
}
