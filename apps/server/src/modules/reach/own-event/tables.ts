import type { OwnEventForm } from '@coverwright/domain/reach/own-event/own-event'
import { jsonb, text, unique } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

export const ownEvents = tenantTable(
  'own_event',
  {
    name: text('name').notNull(),
    about: text('about').notNull(),
    fields: jsonb('fields').$type<OwnEventForm['fields']>().notNull(),
  },
  (event) => [unique('own_event_name').on(event.companyId, event.name)],
)

export type OwnEventRow = typeof ownEvents.$inferSelect

alreadyTaken({ own_event_name: { code: 'own-event.name-taken', field: 'name' } })
