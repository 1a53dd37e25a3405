import type { identity } from '@coverwright/contract/company/identity'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { sessions } from './tables.ts'

export const signOut: HandlerOf<typeof identity, 'signOut'> = async ({ tx, actor, audit, now }) => {
  await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, actor.sessionId))
  await audit(actor.sessionId)
  return null
}
