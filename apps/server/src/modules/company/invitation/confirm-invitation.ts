import type { login } from '@coverwright/contract/company/login'
import { invitationLifecycle } from '@coverwright/domain/company/invitation/invitation-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockInvitation } from './internal.ts'
import { cardOf, readToken, requireGoodLink } from './link.ts'
import { invitations } from './tables.ts'

/** Of two who press the button at once, one confirms. */
export const confirmInvitation: HandlerOf<typeof login, 'afterInviteAction'> = async ({ enter, now }, { token }) => {
  const { companyId, id, secret } = readToken(token)
  // Nobody is a member yet: the audit knows the invitation as the actor.
  return enter({ companyId, memberId: id }, async (tx, audit) => {
    const before = requireGoodLink(await lockInvitation(tx, id), secret, now)
    const state = invitationLifecycle.next(before.state, 'confirm') ?? fail('invitation.already-confirmed')
    const [row] = await tx.update(invitations).set({ state }).where(eq(invitations.id, id)).returning()
    if (!row) return fail('invitation.link-expired')
    await audit(id, { from: before.state, to: state })
    return cardOf(tx, row)
  })
}
