import type { event } from '@coverwright/contract/reach/event'
import { fail } from '@coverwright/domain/errors'
import { maxOwnEvents } from '@coverwright/domain/reach/own-event/own-event'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { lockOwnEventInCompany, refuseInUse } from './internal.ts'
import { cardsOf, ownCard } from './list-events.ts'
import { ownEvents } from './tables.ts'

export const saveEvent: HandlerOf<typeof event, 'saveEvent'> = async ({ tx, audit }, { id, ...form }) => {
  await lockOwnCompany(tx)
  const before = id ? await lockOwnEventInCompany(tx, id) : undefined
  if (before && before.name !== form.name) await refuseInUse(tx, before)
  if (!before && (await tx.$count(ownEvents)) >= maxOwnEvents) return fail('own-event.too-many')
  const [row] = id
    ? await tx.update(ownEvents).set(form).where(eq(ownEvents.id, id)).returning()
    : await tx.insert(ownEvents).values(form).returning()
  if (!row) return fail('own-event.not-found')
  await audit(row.id, { name: row.name })
  const [card] = await cardsOf(tx, [ownCard(row)])
  return card ?? fail('own-event.not-found')
}
