import type { login } from '@coverwright/contract/company/login'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findOpenInvitation } from '../invitation/index.ts'
import { members } from '../member/index.ts'

/** Within the company: a stranger must not learn who has an account. Someone invited is not registered yet. */
export const getUserType: HandlerOf<typeof login, 'getUserType'> = async ({ tx, now }, { email }) => {
  const address = email.toLowerCase()
  const [found] = await tx
    .select({ role: members.role, state: members.state })
    .from(members)
    .where(eq(members.email, address))
  if (found) return found
  const invited = await findOpenInvitation(tx, address, now)
  return invited ? { role: invited.role, state: 'unregistered' } : { role: null, state: 'unknown' }
}
