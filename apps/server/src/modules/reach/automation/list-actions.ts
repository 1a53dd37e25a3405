import type { automation } from '@coverwright/contract/reach/automation'
import { and, eq, isNull, or } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toActions } from './internal.ts'
import { automationActions } from './tables.ts'

export const listActions: HandlerOf<typeof automation, 'listActions'> = async (
  { tx },
  { trigger, productId },
  { orderBy = '-createdAt', ...paging },
) => {
  const where = and(
    trigger ? eq(automationActions.trigger, trigger) : undefined,
    productId ? or(isNull(automationActions.productId), eq(automationActions.productId, productId)) : undefined,
  )
  const { items, ...page } = await selectPage(tx, automationActions, where, { orderBy, ...paging })
  return { items: await toActions(tx, items), ...page }
}
