import type { component } from '@coverwright/contract/build/component'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { changeRow, lockComponentInCompany } from './internal.ts'

export const lockComponent: HandlerOf<typeof component, 'lockComponent'> = async ({ tx, audit }, { id, isLocked }) => {
  await lockComponentInCompany(tx, id)
  await audit(id, { isLocked })
  return changeRow(tx, id, { isLocked })
}
