import type { login } from '@coverwright/contract/company/login'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { invitationOf } from './internal.ts'
import { invite } from './invite.ts'

/** By link alone: whoever invites hands it over as they see fit. */
export const inviteTrialUser: HandlerOf<typeof login, 'inviteTrialUser'> = async (context, form) => {
  const { tx, audit, grants, now } = context
  const { row, link } = await invite(context, { ...form, role: 'trial', roleId: null, groupId: null })
  await audit(row.id, { role: row.role })
  return { invitation: await invitationOf(tx, row, await grants, now), link }
}
