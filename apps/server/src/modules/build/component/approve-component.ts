import type { component } from '@coverwright/contract/build/component'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findContent, lockComponentInCompany, saveComponent, stateAfter } from './internal.ts'

export const submitComponent: HandlerOf<typeof component, 'submitComponent'> = async ({ tx, audit }, { id }) => {
  const state = stateAfter(await lockComponentInCompany(tx, id), 'submit')
  await audit(id, { state })
  raiseEvent(tx, 'component.submitted', { componentId: id })
  return saveComponent(tx, id, { state, reason: '' })
}

export const takeBackComponent: HandlerOf<typeof component, 'takeBackComponent'> = async ({ tx, audit }, { id }) => {
  const state = stateAfter(await lockComponentInCompany(tx, id), 'takeBack')
  await audit(id, { state })
  return saveComponent(tx, id, { state })
}

export const approveComponent: HandlerOf<typeof component, 'approveComponent'> = async ({ tx, audit }, { id }) => {
  const state = stateAfter(await lockComponentInCompany(tx, id), 'approve')
  await audit(id, { state })
  raiseEvent(tx, 'component.approved', { componentId: id })
  return saveComponent(tx, id, { state, approvedContent: (await findContent(tx, id)) ?? null })
}

export const rejectComponent: HandlerOf<typeof component, 'rejectComponent'> = async (
  { tx, audit },
  { id, reason },
) => {
  const state = stateAfter(await lockComponentInCompany(tx, id), 'reject')
  await audit(id, { state, reason })
  raiseEvent(tx, 'component.rejected', { componentId: id })
  return saveComponent(tx, id, { state, reason })
}
