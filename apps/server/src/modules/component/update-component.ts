import type { component } from '@coverwright/contract/component'
import { fail } from '@coverwright/domain/errors'
import { and, eq, ne } from 'drizzle-orm'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { changeRow, getComponentInCompany, stateAfter } from './internal.ts'
import { components } from './tables.ts'

export const updateComponent: HandlerOf<typeof component, 'updateComponent'> = async ({ tx, audit }, change) => {
  const { id, name, about, blocks } = change
  const row = await getComponentInCompany(tx, id)
  if (row.isLocked) return fail('component.locked')
  if (name !== undefined) {
    const isOther = and(eq(components.name, name), ne(components.id, id))
    if ((await tx.$count(components, isOther)) > 0) return fail('component.name-taken')
  }
  // What others were shown must be looked at again; what is being looked at does not change under their eyes.
  const state = row.state === 'pending' ? row.state : stateAfter(row, 'change')
  const after = await changeRow(tx, id, {
    state,
    reason: '',
    ...(name !== undefined && { name }),
    ...(about !== undefined && { about }),
    ...(blocks !== undefined && { blocks }),
  })
  await audit(id, { changed: Object.keys(change).filter((key) => key !== 'id'), state })
  return after
}
