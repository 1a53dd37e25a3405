import type { component } from '@coverwright/contract/build/component'
import { componentLifecycle } from '@coverwright/domain/build/component/component-lifecycle'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { createDocument } from '../document/index.ts'
import { componentDocument } from './document-kind.ts'
import { toComponent } from './internal.ts'
import { type ComponentRow, components } from './tables.ts'

type Added = Pick<ComponentRow, 'name' | 'about' | 'memberId'> & Partial<Pick<ComponentRow, 'origin'>>

/** What was taken from the exchange has been approved by whoever runs the product: with its origin it is for everybody. */
export async function addComponent(tx: WriteTx, added: Added, blocks: unknown): Promise<ComponentRow> {
  const content = { version: 1, blocks }
  const approved = added.origin ? ({ state: 'approved', approvedContent: content } as const) : {}
  const [row] = await tx
    .insert(components)
    .values({ state: componentLifecycle.initial, isLocked: false, reason: '', ...added, ...approved })
    .returning()
  if (!row) throw new Error('The component was not saved')
  await createDocument(tx, componentDocument, row.id, content)
  return row
}

export const createComponent: HandlerOf<typeof component, 'createComponent'> = async (
  { tx, actor, audit },
  { blocks, ...form },
) => {
  const row = await addComponent(tx, { ...form, memberId: actor.memberId }, blocks)
  await audit(row.id, { name: row.name })
  return toComponent(tx, row)
}
