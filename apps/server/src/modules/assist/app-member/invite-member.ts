import type { appMember } from '@coverwright/contract/assist/app-member'
import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { holdAppGroupInCompany, lockAppMemberInCompany, requireReady, saveAppMember, toAppMember } from './internal.ts'
import { freshLink, mailLink } from './link.ts'
import { appMembers } from './tables.ts'

export const inviteMember: HandlerOf<typeof appMember, 'inviteMember'> = async (context, { name, email, groupId }) => {
  const { tx, audit, now, ports } = context
  await requireReady(tx, now)
  await lockOwnCompany(tx)
  if (groupId) await holdAppGroupInCompany(tx, groupId)
  if ((await tx.$count(appMembers)) >= hubLimits.members) return fail('app-member.too-many')
  const { secret, columns } = freshLink(now)
  const [row] = await tx
    .insert(appMembers)
    .values({ name, email: email.toLowerCase(), groupId, ...columns })
    .returning()
  if (!row) throw new Error('The person was not saved')
  await mailLink(tx, ports, row, secret)
  await audit(row.id)
  return toAppMember(tx, row)
}

export const sendLink: HandlerOf<typeof appMember, 'sendLink'> = async ({ tx, audit, now, ports }, { id }) => {
  await requireReady(tx, now)
  const before = await lockAppMemberInCompany(tx, id)
  if (before.state === 'blocked') return fail('app-member.not-in-state')
  if (now.getTime() - before.linkSentAt.getTime() < hubLimits.resendMs) return fail('app-member.sent-lately')
  const { secret, columns } = freshLink(now)
  const row = await saveAppMember(tx, id, columns)
  await mailLink(tx, ports, row, secret)
  await audit(id)
  return toAppMember(tx, row)
}
