import type { component } from '@coverwright/contract/build/component'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { approveComponent, rejectComponent, submitComponent, takeBackComponent } from './approve-component.ts'
import { createComponent } from './create-component.ts'
import { deleteComponent } from './delete-component.ts'
import { getComponent, listComponents } from './list-components.ts'
import { listUses } from './list-uses.ts'
import { lockComponent } from './lock-component.ts'
import { updateComponent } from './update-component.ts'

export const componentCalls: HandlersOf<typeof component> = {
  createComponent,
  listComponents,
  getComponent,
  listUses,
  updateComponent,
  submitComponent,
  takeBackComponent,
  approveComponent,
  rejectComponent,
  lockComponent,
  deleteComponent,
}
