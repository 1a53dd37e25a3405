import type { component } from '@coverwright/contract/build/component'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { changeRow, lockComponentInCompany, stateAfter } from './internal.ts'

export const updateComponent: HandlerOf<typeof component, 'updateComponent'> = async ({ tx, audit }, change) => {
  const { id, name, about, blocks } = change
  const row = await lockComponentInCompany(tx, id)
  if (row.isLocked) return fail('component.locked')
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
