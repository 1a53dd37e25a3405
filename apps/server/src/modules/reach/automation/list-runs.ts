import type { automation } from '@coverwright/contract/reach/automation'
import { and, eq } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toRun } from './internal.ts'
import { automationRuns } from './tables.ts'

export const listRuns: HandlerOf<typeof automation, 'listRuns'> = async (
  { tx },
  { state, trigger },
  { orderBy = '-createdAt', ...paging },
) => {
  const where = and(
    state ? eq(automationRuns.state, state) : undefined,
    trigger ? eq(automationRuns.trigger, trigger) : undefined,
  )
  const { items, ...page } = await selectPage(tx, automationRuns, where, { orderBy, ...paging })
  return { items: items.map(toRun), ...page }
}
