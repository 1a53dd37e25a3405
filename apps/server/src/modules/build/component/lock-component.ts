import type { component } from '@coverwright/contract/build/component'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockComponentInCompany, saveComponent } from './internal.ts'

export const lockComponent: HandlerOf<typeof component, 'lockComponent'> = async ({ tx, audit }, { id, isLocked }) => {
  await lockComponentInCompany(tx, id)
  await audit(id, { isLocked })
  return saveComponent(tx, id, { isLocked })
}
