import type { permission } from '@coverwright/contract/company/permission'
import { invitationLifecycle } from '@coverwright/domain/company/invitation/invitation-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { invitationOf, lockInvitationBelow } from './internal.ts'
import { invitations } from './tables.ts'

export const revokeInvitation: HandlerOf<typeof permission, 'invitation/revokeInvitation'> = async (
  { tx, audit, grants, now },
  { id },
) => {
  const before = await lockInvitationBelow(tx, id, await grants)
  const state = invitationLifecycle.next(before.state, 'revoke') ?? fail('invitation.not-open')
  const [row] = await tx.update(invitations).set({ state }).where(eq(invitations.id, id)).returning()
  if (!row) return fail('invitation.not-found')
  await audit(id, { from: before.state, to: state })
  return invitationOf(tx, row, await grants, now)
}
