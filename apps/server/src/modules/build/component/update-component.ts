import type { component } from '@coverwright/contract/build/component'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findRevision, replaceDocument } from '../document/index.ts'
import { componentDocument } from './document-kind.ts'
import { lockComponentInCompany, saveComponent, stateWhenChanged } from './internal.ts'

export const updateComponent: HandlerOf<typeof component, 'updateComponent'> = async (context, change) => {
  const { tx, audit } = context
  const { id, name, about, blocks } = change
  const row = await lockComponentInCompany(tx, id)
  if (row.isLocked) return fail('component.locked')
  const state = stateWhenChanged(row)
  if (blocks !== undefined) {
    const place = { kind: componentDocument, ownerId: id }
    const content = { version: 1, blocks }
    await replaceDocument(context, place, { revision: await findRevision(tx, place), content })
  }
  const after = await saveComponent(tx, id, {
    state,
    reason: '',
    ...(name !== undefined && { name }),
    ...(about !== undefined && { about }),
  })
  await audit(id, { changed: Object.keys(change).filter((key) => key !== 'id'), state })
  return after
}
