import type { Pool, PoolClient } from 'pg'

interface Resting {
  readonly client: PoolClient
  readonly timer: NodeJS.Timeout
}

const restMs = 2
const resting = new WeakMap<Pool, Resting[]>()

/**
 * A transaction that only read ends with nothing to wait for. Its connection rests a moment with the end unsent: the
 * next transaction takes it and sends that end along with its own beginning, one message less for every read.
 */
export function restClient(pool: Pool, client: PoolClient): void {
  const clients = resting.get(pool) ?? []
  resting.set(pool, clients)
  const timer = setTimeout(() => {
    clients.splice(
      clients.findIndex((other) => other.client === client),
      1,
    )
    // Only now may others have it: until the end is sent, it still speaks for its company.
    client.query('commit').then(
      () => client.release(),
      () => client.release(true),
    )
  }, restMs)
  clients.push({ client, timer })
}

/** A connection, and how a transaction begins on it. */
export async function takeClient(
  pool: Pool,
  mode: 'read only' | 'read write',
): Promise<{ client: PoolClient; begin: string }> {
  const rested = resting.get(pool)?.pop()
  if (!rested) return { client: await pool.connect(), begin: `begin ${mode}` }
  clearTimeout(rested.timer)
  // What rested only read: one that reads as well goes on in one statement.
  return { client: rested.client, begin: mode === 'read only' ? 'commit and chain' : `commit; begin ${mode}` }
}
