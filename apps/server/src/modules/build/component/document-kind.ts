import { type ComponentContent, componentModel } from '@coverwright/domain/build/component/component'
import { fail } from '@coverwright/domain/errors'
import { readers } from '@coverwright/domain/readers'
import { eq } from 'drizzle-orm'
import type { DocumentKind } from '../document/index.ts'
import { getComponentInCompany, lockComponentInCompany, stateWhenChanged } from './internal.ts'
import { components } from './tables.ts'

export const componentDocument: DocumentKind<typeof ComponentContent> = {
  name: 'component',
  model: componentModel,
  readers: readers.designParts,
  editor: 'designStudio',
  refusals: {
    changedMeanwhile: 'document.changed-meanwhile',
    beingEdited: 'document.being-edited',
    empty: 'document.empty',
    noSuchVersion: 'document.version-not-found',
  },
  findOwner: getComponentInCompany,
  mayEdit: async (tx, id) => {
    const row = await lockComponentInCompany(tx, id)
    if (row.isLocked) fail('component.locked')
    stateWhenChanged(row)
  },
  saved: async (tx, { ownerId }) => {
    const state = stateWhenChanged(await getComponentInCompany(tx, ownerId))
    await tx.update(components).set({ state, reason: '' }).where(eq(components.id, ownerId))
  },
}
