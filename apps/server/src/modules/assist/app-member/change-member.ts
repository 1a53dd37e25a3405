import type { appMember } from '@coverwright/contract/assist/app-member'
import { appMemberLifecycle } from '@coverwright/domain/assist/app-member/app-member-lifecycle'
import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import {
  countAdmins,
  endAppSessions,
  holdAppGroupInCompany,
  lockAppMemberInCompany,
  saveAppMember,
  toAppMember,
} from './internal.ts'
import { appMembers } from './tables.ts'

type Changing<Name extends 'promoteMember' | 'revertMember' | 'blockMember' | 'unblockMember'> = HandlerOf<
  typeof appMember,
  Name
>

/** What they may read is looked up at every question: it counts from the next. */
export const moveMember: HandlerOf<typeof appMember, 'moveMember'> = async ({ tx, audit }, { id, groupId }) => {
  if (groupId) await holdAppGroupInCompany(tx, groupId)
  await lockAppMemberInCompany(tx, id)
  const row = await saveAppMember(tx, id, { groupId })
  await audit(id, { groupId })
  return toAppMember(tx, row)
}

/** The company is held: of two who promote a fifth and a sixth at once, one is refused. */
export const promoteMember: Changing<'promoteMember'> = async ({ tx, audit }, { id }) => {
  await lockOwnCompany(tx)
  const before = await lockAppMemberInCompany(tx, id)
  if (before.isAdmin) return fail('app-member.admin-already')
  if ((await countAdmins(tx)) >= hubLimits.admins) return fail('app-member.admin-limit')
  const row = await saveAppMember(tx, id, { isAdmin: true })
  await audit(id, { isAdmin: true })
  return toAppMember(tx, row)
}

export const revertMember: Changing<'revertMember'> = async ({ tx, audit }, { id }) => {
  const before = await lockAppMemberInCompany(tx, id)
  if (!before.isAdmin) return fail('app-member.no-admin')
  const row = await saveAppMember(tx, id, { isAdmin: false })
  await audit(id, { isAdmin: false })
  return toAppMember(tx, row)
}

export const blockMember: Changing<'blockMember'> = async ({ tx, audit, now }, { id }) => {
  const before = await lockAppMemberInCompany(tx, id)
  const state = appMemberLifecycle.next(before.state, 'block') ?? fail('app-member.not-in-state')
  // The link that they hold opens nothing either.
  const row = await saveAppMember(tx, id, { state, linkEndsAt: now })
  await endAppSessions(tx, id, now)
  await audit(id, { from: before.state, to: state })
  return toAppMember(tx, row)
}

export const unblockMember: Changing<'unblockMember'> = async ({ tx, audit }, { id }) => {
  const before = await lockAppMemberInCompany(tx, id)
  const state = appMemberLifecycle.next(before.state, 'unblock') ?? fail('app-member.not-in-state')
  const row = await saveAppMember(tx, id, { state })
  await audit(id, { from: before.state, to: state })
  return toAppMember(tx, row)
}

/** Sessions and questions go with them. */
export const eraseMember: HandlerOf<typeof appMember, 'eraseMember'> = async ({ tx, audit }, { id }) => {
  await lockAppMemberInCompany(tx, id)
  await tx.delete(appMembers).where(eq(appMembers.id, id))
  await audit(id, { erased: true })
  return null
}
