import type { permission } from '@coverwright/contract/company/permission'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../company/index.ts'
import { forgetGroup } from '../invitation/index.ts'
import { getGroupInCompany, memberGroups, members } from '../member/index.ts'

/** Its members stay, in no group. */
export const deleteGroup: HandlerOf<typeof permission, 'group/deleteGroup'> = async ({ tx, audit }, { id }) => {
  await lockOwnCompany(tx)
  await getGroupInCompany(tx, id)
  await tx.update(members).set({ groupId: null }).where(eq(members.groupId, id))
  await forgetGroup(tx, id)
  await tx.delete(memberGroups).where(eq(memberGroups.id, id))
  await audit(id)
  return null
}
