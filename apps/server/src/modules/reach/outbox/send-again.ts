import type { outbox } from '@coverwright/contract/reach/outbox'
import { fail } from '@coverwright/domain/errors'
import { outboxLifecycle } from '@coverwright/domain/reach/outbox/outbox-lifecycle'
import { eq, inArray } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { deliverMessage } from '../../../platform/outbox/send.ts'
import { outboxMessages } from '../../../platform/outbox/tables.ts'

/** All of them or none: a list that was half done would have to be compared by hand. */
export const sendAgain: HandlerOf<typeof outbox, 'sendAgain'> = async ({ tx, audit }, { ids }) => {
  const rows = await tx.select().from(outboxMessages).where(inArray(outboxMessages.id, ids)).for('update')
  if (rows.length < new Set(ids).size) return fail('outbox.not-found')
  for (const { id, state } of rows) {
    const next = outboxLifecycle.next(state, 'retry') ?? fail('outbox.not-failed')
    await tx.update(outboxMessages).set({ state: next, failure: null }).where(eq(outboxMessages.id, id))
    await enqueue(tx, deliverMessage, { id })
    await audit(id, { from: state, to: next })
  }
  return rows.length
}
