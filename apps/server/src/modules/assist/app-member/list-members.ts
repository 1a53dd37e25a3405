import type { appMember } from '@coverwright/contract/assist/app-member'
import { and, eq, or } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toAppMembers } from './internal.ts'
import { appMembers } from './tables.ts'

export const listMembers: HandlerOf<typeof appMember, 'listMembers'> = async ({ tx }, filter, paging) => {
  const { search, state, isAdmin, groupId } = filter
  const fitting = and(
    or(contains(appMembers.name, search), contains(appMembers.email, search)),
    state && eq(appMembers.state, state),
    isAdmin === undefined ? undefined : eq(appMembers.isAdmin, isAdmin),
    groupId ? eq(appMembers.groupId, groupId) : undefined,
  )
  const { items, ...page } = await selectPage(tx, appMembers, fitting, paging)
  return { items: await toAppMembers(tx, items), ...page }
}
