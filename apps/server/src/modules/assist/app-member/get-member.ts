import type { appMember } from '@coverwright/contract/assist/app-member'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { countAdmins, getAppMemberInCompany, readinessOf, toAppMember } from './internal.ts'
import { appGroups } from './tables.ts'

export const getMember: HandlerOf<typeof appMember, 'getMember'> = async ({ tx }, { id }) =>
  toAppMember(tx, await getAppMemberInCompany(tx, id))

export const getReadiness: HandlerOf<typeof appMember, 'getReadiness'> = async ({ tx, now }) => ({
  ...(await readinessOf(tx, now)),
  groups: await tx.$count(appGroups),
  admins: await countAdmins(tx),
})
