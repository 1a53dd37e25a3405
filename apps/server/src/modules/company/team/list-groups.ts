import type { permission } from '@coverwright/contract/company/permission'
import { asc } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { memberGroups } from '../member/index.ts'
import { toTeamGroup } from './groups.ts'

export const listGroups: HandlerOf<typeof permission, 'group/getGroupList'> = async ({ tx }) => {
  const all = []
  for (const row of await tx.select().from(memberGroups).orderBy(asc(memberGroups.name)))
    all.push(await toTeamGroup(tx, row))
  return all
}
