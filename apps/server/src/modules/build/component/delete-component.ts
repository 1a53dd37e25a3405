import type { component } from '@coverwright/contract/build/component'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { deleteDocuments } from '../document/index.ts'
import { lockComponentInCompany, toComponent } from './internal.ts'
import { components } from './tables.ts'

/** Pages keep what was put on them: what followed it stays as it was last. */
export const deleteComponent: HandlerOf<typeof component, 'deleteComponent'> = async ({ tx, audit }, { id }) => {
  const row = await lockComponentInCompany(tx, id)
  if (row.isLocked) return fail('component.locked')
  const deleted = await toComponent(tx, row)
  await deleteDocuments(tx, id)
  await tx.delete(components).where(eq(components.id, id))
  await audit(id, { name: row.name })
  return deleted
}
