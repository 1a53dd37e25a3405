import type { Pool, PoolClient } from 'pg'
import { reportError } from '../log/report-error.ts'
import { clientOf } from './row-plan.ts'
import type { WriteTx } from './tx.ts'

/** It is given the connections of the transaction, none of which it holds. */
type Task = (pool: Pool) => Promise<void>

/** What lies outside of the database and follows what became of a transaction. */
interface Afterwards {
  readonly committed: Task[]
  readonly rolledBack: Task[]
}

const left = new WeakMap<PoolClient, Afterwards>()

function afterwardsOf(tx: WriteTx): Afterwards {
  const client = clientOf(tx)
  const afterwards = left.get(client) ?? { committed: [], rolledBack: [] }
  left.set(client, afterwards)
  return afterwards
}

export const afterCommit = (tx: WriteTx, task: Task): void => void afterwardsOf(tx).committed.push(task)

export const afterRollback = (tx: WriteTx, task: Task): void => void afterwardsOf(tx).rolledBack.push(task)

/** Whoever takes it does what became true: nobody else will. */
export function takeAfterwards(client: PoolClient): Afterwards {
  const afterwards = left.get(client) ?? { committed: [], rolledBack: [] }
  left.delete(client)
  return afterwards
}

/** The transaction stands, whatever comes of them. */
export async function doTasks(pool: Pool, tasks: readonly Task[]): Promise<void> {
  for (const done of await Promise.allSettled(tasks.map((task) => task(pool))))
    if (done.status === 'rejected') reportError(done.reason)
}
