import type { component } from '@coverwright/contract/build/component'
import { componentLifecycle } from '@coverwright/domain/build/component/component-lifecycle'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { createDocument } from '../document/index.ts'
import { componentDocument } from './document-kind.ts'
import { toComponent } from './internal.ts'
import { components } from './tables.ts'

export const createComponent: HandlerOf<typeof component, 'createComponent'> = async (
  { tx, actor, audit },
  { blocks, ...form },
) => {
  const [row] = await tx
    .insert(components)
    .values({ ...form, state: componentLifecycle.initial, isLocked: false, reason: '', memberId: actor.memberId })
    .returning()
  if (!row) throw new Error('The component was not saved')
  await createDocument(tx, componentDocument, row.id, { version: 1, blocks })
  await audit(row.id, { name: row.name })
  return toComponent(tx, row)
}
