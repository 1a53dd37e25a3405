import type { component } from '@coverwright/contract/component'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { changeRow, getComponentInCompany } from './internal.ts'

export const lockComponent: HandlerOf<typeof component, 'lockComponent'> = async ({ tx, audit }, { id, isLocked }) => {
  await getComponentInCompany(tx, id)
  await audit(id, { isLocked })
  return changeRow(tx, id, { isLocked })
}
