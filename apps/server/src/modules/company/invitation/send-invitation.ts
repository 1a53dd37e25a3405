import type { login } from '@coverwright/contract/company/login'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { invitationOf } from './internal.ts'
import { invite, mailInvitation } from './invite.ts'

export const sendInvitation: HandlerOf<typeof login, 'sendSecondaryUserEmail'> = async (context, form) => {
  const { tx, audit, grants, now } = context
  const { row, link } = await invite(context, form)
  await mailInvitation(tx, context, row, link)
  await audit(row.id, { role: row.role, roleId: row.customRoleId })
  return invitationOf(tx, row, await grants, now)
}
