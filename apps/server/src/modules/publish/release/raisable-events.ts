import type { KnownEvent } from '@coverwright/domain/build/flow/check-event'
import type { RaisableEvents } from '@coverwright/domain/build/flow/raised'
import type { Shell } from '@coverwright/domain/build/page/shell'
import { clientOf } from '../../../platform/database/row-plan.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'

/** The company's own among the events that a journey raises. */
export async function findRaisable(tx: ReadTx, { flow }: Pick<Shell, 'flow'>): Promise<readonly KnownEvent[]> {
  const ids = (flow?.blocks ?? []).flatMap((block) => (block.kind === 'event' ? (block.eventId ?? []) : []))
  if (ids.length === 0) return []
  const { rows } = await clientOf(tx).query<KnownEvent>(chosen, [[...new Set(ids)]])
  return rows
}

/** As a release freezes them; nothing where none is raised. */
export async function findRaisedEvents(tx: ReadTx, shell: Pick<Shell, 'flow'>): Promise<RaisableEvents | undefined> {
  const found = await findRaisable(tx, shell)
  return found.length > 0 ? Object.fromEntries(found.map(({ id, name, fields }) => [id, { name, fields }])) : undefined
}

const chosen = 'select id, name, fields from own_event where id = any($1::uuid[]) order by name'
