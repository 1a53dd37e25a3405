import type { component } from '@coverwright/contract/component'
import { componentLifecycle } from '@coverwright/domain/component/component-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { toComponent } from './internal.ts'
import { components } from './tables.ts'

export const createComponent: HandlerOf<typeof component, 'createComponent'> = async ({ tx, actor, audit }, form) => {
  // The unique constraint decides, not a look beforehand: two people may choose the same name at once.
  const [row] = await tx
    .insert(components)
    .values({ ...form, state: componentLifecycle.initial, isLocked: false, reason: '', memberId: actor.memberId })
    .onConflictDoNothing()
    .returning()
  if (!row) return fail('component.name-taken')
  await audit(row.id, { name: row.name })
  return toComponent(tx, row)
}
