import type { automation } from '@coverwright/contract/reach/automation'
import { fail } from '@coverwright/domain/errors'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { cancelRun as cancel, lockRunInCompany, mustSend, toRun } from './internal.ts'
import { automationActions } from './tables.ts'

export const cancelRun: HandlerOf<typeof automation, 'cancelRun'> = async ({ tx, audit, now }, { id }) => {
  const found = await lockRunInCompany(tx, id)
  const action = await selectRow(tx, automationActions, found.actionId)
  if (found.state === 'waiting' && action && mustSend(action)) return fail('automation.mandatory')
  const run = await cancel(tx, found, 'by-hand', now)
  await audit(id, { trigger: run.trigger, channel: run.channel })
  return toRun(run)
}
