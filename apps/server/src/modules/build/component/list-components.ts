import type { component } from '@coverwright/contract/build/component'
import { and, eq, isNotNull } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getComponentInCompany, toComponent, toComponents } from './internal.ts'
import { components } from './tables.ts'

export const listComponents: HandlerOf<typeof component, 'listComponents'> = async (
  { tx },
  { state, isAvailable, search },
  paging,
) => {
  const where = and(
    contains(components.name, search),
    state && eq(components.state, state),
    isAvailable ? isNotNull(components.approvedContent) : undefined,
  )
  const { items, ...page } = await selectPage(tx, components, where, paging)
  return { items: await toComponents(tx, items), ...page }
}

export const getComponent: HandlerOf<typeof component, 'getComponent'> = async ({ tx }, { id }) =>
  toComponent(tx, await getComponentInCompany(tx, id))
