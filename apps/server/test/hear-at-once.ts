import type { Client, Pool } from 'pg'
import { hearWaiting } from '../src/platform/events/hear-events.ts'
import type { Listener } from '../src/platform/events/listener.ts'
import { inCompany } from '../src/platform/http/ways-in.ts'

interface Hearing {
  readonly owner: Client
  readonly pool: Pool
  readonly listeners: readonly Listener[]
  readonly now: () => Date
}

/** The test is in the midst of one that was refused, and is about to end it. */
function inFailedTransaction(error: { readonly code?: string }) {
  if (error.code !== '25P02') throw error
  return { rows: [] }
}

/**
 * What a worker hears some moments later is heard before a call is answered and before a test looks into the database:
 * tests are about what is told, and only those of events about when.
 */
export function hearAtOnce({ owner, pool, listeners, now }: Hearing): () => Promise<void> {
  const ask = owner.query.bind(owner) as (...question: unknown[]) => Promise<{ rows: { company: string }[] }>
  const isIn = inCompany(pool)
  const hearNow = async () => {
    const { rows } = await ask(
      'select distinct company_id as company from event where done_at is null and tries = 0',
    ).catch(inFailedTransaction)
    for (const { company } of rows) await hearWaiting((work) => isIn(company, work), listeners, now())
  }
  // One after the other: fifty calls at once need no fifty connections to be heard of.
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  const hear = () => {
    next ??= last
      .catch(() => {})
      .then(() => {
        next = undefined
        return hearNow()
      })
    last = next
    return next
  }
  Object.assign(owner, {
    query: async (...question: unknown[]) => {
      await hear()
      return ask(...question)
    },
  })
  return hear
}
