import type { hubFolder } from '@coverwright/contract/assist/hub-folder'
import { and, asc, eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { appGroups, countMembers, holdAppGroupInCompany } from '../app-member/index.ts'
import { lockFolderInCompany } from './internal.ts'
import { hubAccess, hubFolders } from './tables.ts'

/** Whole: there are at most 50 folders and 50 groups. */
export const getAccess: HandlerOf<typeof hubFolder, 'getAccess'> = async ({ tx }) => {
  const { id, displayName: name, state } = hubFolders
  const folders = await tx.select({ id, name, state }).from(hubFolders).orderBy(asc(hubFolders.productName))
  const groups = await tx.select({ id: appGroups.id, name: appGroups.name }).from(appGroups).orderBy(appGroups.name)
  const { folderId, groupId } = hubAccess
  const given = await tx.select({ folderId, groupId }).from(hubAccess)
  const members = await countMembers(
    tx,
    groups.map((group) => group.id),
  )
  return {
    folders,
    groups: groups.map(({ id: groupKey, name: groupName }) => ({
      id: groupKey,
      name: groupName,
      members: members.get(groupKey) ?? 0,
    })),
    given,
  }
}

export const setAccess: HandlerOf<typeof hubFolder, 'setAccess'> = async (
  { tx, audit },
  { folderId, groupId, isGiven },
) => {
  await lockFolderInCompany(tx, folderId)
  await holdAppGroupInCompany(tx, groupId)
  if (isGiven) await tx.insert(hubAccess).values({ folderId, groupId }).onConflictDoNothing()
  else await tx.delete(hubAccess).where(and(eq(hubAccess.folderId, folderId), eq(hubAccess.groupId, groupId)))
  await audit(folderId, { groupId, isGiven })
  return null
}
