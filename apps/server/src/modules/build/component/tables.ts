import type { ComponentOrigin } from '@coverwright/domain/build/component/component'
import { componentLifecycle } from '@coverwright/domain/build/component/component-lifecycle'
import { boolean, foreignKey, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { members } from '../../company/member/index.ts'

export const components = tenantTable(
  'component',
  {
    name: text('name').notNull(),
    about: text('about').notNull(),
    state: text('state', { enum: componentLifecycle.states }).notNull(),
    isLocked: boolean('is_locked').notNull(),
    reason: text('reason').notNull(),
    /** What was approved last, as it was saved: in the model's version of that time. */
    approvedContent: jsonb('approved_content'),
    /** Where it came from, of one that was taken from the exchange. */
    origin: jsonb('origin').$type<ComponentOrigin>(),
    /** Who made it. */
    memberId: uuid('member_id').notNull(),
  },
  (component) => [
    unique('component_name').on(component.companyId, component.name),
    foreignKey({
      name: 'component_member',
      columns: [component.companyId, component.memberId],
      foreignColumns: [members.companyId, members.id],
    }),
  ],
)

export type ComponentRow = typeof components.$inferSelect

alreadyTaken({
  component_name: { code: 'component.name-taken', field: 'name' },
})
