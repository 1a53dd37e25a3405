import type { permission } from '@coverwright/contract/company/permission'
import { maxGroups } from '@coverwright/domain/company/member/member-limits'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../company/index.ts'
import { memberGroups } from '../member/index.ts'
import { toTeamGroup } from './groups.ts'

export const createGroup: HandlerOf<typeof permission, 'group/createGroup'> = async ({ tx, audit }, { name }) => {
  await lockOwnCompany(tx)
  if ((await tx.$count(memberGroups)) >= maxGroups) return fail('group.too-many')
  const [row] = await tx.insert(memberGroups).values({ name }).returning()
  if (!row) throw new Error('The group was not saved')
  await audit(row.id)
  return toTeamGroup(tx, row)
}
