import type { automation } from '@coverwright/contract/reach/automation'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { cancelRunsOf, lockActionInCompany } from './internal.ts'
import { automationActions } from './tables.ts'

/** Where it stood in for the standard message, that goes out again. What waits is cancelled, and the log says so. */
export const deleteAction: HandlerOf<typeof automation, 'deleteAction'> = async ({ tx, audit, now }, { id }) => {
  const action = await lockActionInCompany(tx, id)
  const { trigger, channel } = action
  const cancelled = await cancelRunsOf(tx, action, 'action-deleted', now)
  await tx.delete(automationActions).where(eq(automationActions.id, id))
  await audit(id, { trigger, channel, cancelled })
  return cancelled
}
