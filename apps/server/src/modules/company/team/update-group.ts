import type { permission } from '@coverwright/contract/company/permission'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../company/index.ts'
import { getGroupInCompany, memberGroups } from '../member/index.ts'
import { toTeamGroup } from './groups.ts'

export const updateGroup: HandlerOf<typeof permission, 'group/updateGroup'> = async ({ tx, audit }, { id, name }) => {
  await lockOwnCompany(tx)
  await getGroupInCompany(tx, id)
  const [row] = await tx.update(memberGroups).set({ name }).where(eq(memberGroups.id, id)).returning()
  if (!row) return fail('group.not-found')
  await audit(id)
  return toTeamGroup(tx, row)
}
