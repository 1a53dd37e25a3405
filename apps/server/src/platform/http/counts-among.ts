import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Live } from '../live/create-live.ts'
import { sumChannel } from '../live/event.ts'
import { type Counts, createCounts } from './counts.ts'
import { shareCounts } from './shared-counts.ts'

/** The counts of all servers of a database, as each of them knows them. */
export function countsAmong(app: FastifyInstance, pool: Pool, live: Live): Counts {
  const counts = shareCounts(createCounts(), {
    send: (payload) => pool.query('select pg_notify($1, $2)', [sumChannel, payload]),
    hear: live.hearSums,
  })
  app.addHook('onClose', async () => counts.close())
  return counts
}
