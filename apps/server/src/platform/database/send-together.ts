import type { PoolClient } from 'pg'

/** Holds back what is written until this turn of the event loop ends: a message to the system costs more than a query. */
export function sendTogether({ connection: { stream } }: PoolClient) {
  stream.cork()
  process.nextTick(() => stream.uncork())
}
