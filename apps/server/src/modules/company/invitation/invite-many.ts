import type { permission } from '@coverwright/contract/company/permission'
import { type BatchResult, InvitationForm, unknownRole } from '@coverwright/domain/company/invitation/invitation'
import { assignableRoles, roleNames } from '@coverwright/domain/company/member/roles'
import { AppError, errors } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getGroupInCompany, teamNames } from '../member/index.ts'
import { invite, mailInvitation } from './invite.ts'

export const inviteMany: HandlerOf<typeof permission, 'invitation/inviteMany'> = async (context, { rows, groupId }) => {
  const { tx, audit, actor } = context
  if (groupId) await getGroupInCompany(tx, groupId)
  const { roles } = await teamNames(tx)
  const results: BatchResult[] = []
  for (const { email, name, role } of rows) {
    const form = InvitationForm.safeParse({ email, name, ...roleNamed(role, roles), groupId })
    const message = form.success ? await tryToInvite(context, form.data) : refusalOf(form.error.issues[0])
    results.push({ email: email.trim(), isInvited: message === '', message })
  }
  await audit(actor.memberId, { invited: results.filter(({ isInvited }) => isInvited).length, of: rows.length })
  return results
}

/** Empty when it went well. */
async function tryToInvite(context: WriteContext, form: InvitationForm): Promise<string> {
  try {
    const { row, link } = await invite(context, form)
    await mailInvitation(context.tx, context, row, link)
    return ''
  } catch (error) {
    if (error instanceof AppError) return errors[error.code].message
    throw error
  }
}

/** A role of the product or of the company, by the name people know it under. */
function roleNamed(text: string, customRoles: ReadonlyMap<string, string>) {
  const wanted = text.trim().toLowerCase()
  const role = assignableRoles.find((each) => roleNames[each].toLowerCase() === wanted)
  if (role) return { role, roleId: null }
  const own = [...customRoles].find(([, name]) => name.toLowerCase() === wanted)
  return own ? { role: 'standard', roleId: own[0] } : { role: undefined, roleId: null }
}

const refusalOf = (issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined) =>
  issue?.path[0] === 'role' ? unknownRole : (issue?.message ?? messages.parameterException)
