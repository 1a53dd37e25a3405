import type { automation } from '@coverwright/contract/reach/automation'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockActionInCompany, mustSend, toAction } from './internal.ts'
import { automationActions } from './tables.ts'

/** What waits is looked at when its time has come: one that is off by then is not sent, one that is on again is. */
export const switchAction: HandlerOf<typeof automation, 'switchAction'> = async ({ tx, audit }, { id, isOn }) => {
  const before = await lockActionInCompany(tx, id)
  if (!isOn && mustSend(before)) return fail('automation.mandatory')
  const [row] = await tx.update(automationActions).set({ isOn }).where(eq(automationActions.id, id)).returning()
  await audit(id, { trigger: before.trigger, channel: before.channel, isOn })
  return toAction(tx, row ?? before)
}
