import type { permission } from '@coverwright/contract/company/permission'
import {
  InvitationForm,
  listedTwice,
  nobodyAsPrimary,
  unknownRole,
} from '@coverwright/domain/company/invitation/invitation'
import { assignableRoles, isPrimary, roleNames } from '@coverwright/domain/company/member/roles'
import { AppError, errors } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getGroupInCompany, teamNames } from '../member/index.ts'
import { invite, mailInvitation, requireInvitable } from './invite.ts'

type Judged = { readonly form: InvitationForm } | { readonly refusal: string }

/** Nothing is sent before every row is right: whoever sends a list learns of all that is wrong in it at once. */
export const inviteMany: HandlerOf<typeof permission, 'invitation/inviteMany'> = async (context, { rows, groupId }) => {
  const { tx, audit, actor } = context
  if (groupId) await getGroupInCompany(tx, groupId)
  const { roles } = await teamNames(tx)
  const judged: Judged[] = []
  for (const { email, name, role } of rows) {
    if (isPrimary(role)) judged.push({ refusal: nobodyAsPrimary })
    else judged.push(await judge(context, { email, name, ...roleNamed(role, roles), groupId }, judged))
  }
  const isRight = judged.every((each) => 'form' in each)
  if (isRight) for (const { form } of judged) await send(context, form)
  await audit(actor.memberId, { invited: isRight ? rows.length : 0, of: rows.length })
  return judged.map((each, index) => ({
    email: rows[index]?.email.trim() ?? '',
    isInvited: isRight,
    message: 'refusal' in each ? each.refusal : '',
  }))
}

async function judge(context: WriteContext, row: unknown, earlier: readonly Judged[]): Promise<Judged> {
  const { success, data: form, error } = InvitationForm.safeParse(row)
  if (!success) return { refusal: refusalOf(error.issues[0]) }
  const before = earlier.flatMap((each) => ('form' in each ? each.form : []))
  if (before.some(({ email }) => email.toLowerCase() === form.email.toLowerCase())) return { refusal: listedTwice }
  try {
    await requireInvitable(context, form, before.filter(({ role }) => role === 'standard').length)
    return { form }
  } catch (failure) {
    if (failure instanceof AppError) return { refusal: errors[failure.code].message }
    throw failure
  }
}

async function send(context: WriteContext, form: InvitationForm): Promise<void> {
  const { row, link } = await invite(context, form)
  await mailInvitation(context.tx, context, row, link)
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
