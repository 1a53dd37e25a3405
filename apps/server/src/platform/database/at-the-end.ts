import type { PoolClient, QueryConfig } from 'pg'
import { mergeStatements } from './merge-statements.ts'
import { clientOf } from './row-plan.ts'
import type { WriteTx } from './tx.ts'

interface Rest {
  /** Statements of `insertOf` and `changeOf`, to be merged. */
  readonly rows: QueryConfig[]
  readonly calls: QueryConfig[]
  /** What is called once, however often it was asked for. */
  readonly once: Set<string>
}

const left = new WeakMap<PoolClient, Rest>()

function restOf(tx: WriteTx): Rest {
  const client = clientOf(tx)
  const rest = left.get(client) ?? { rows: [], calls: [], once: new Set<string>() }
  left.set(client, rest)
  return rest
}

/**
 * A statement of `insertOf` or `changeOf`. Nothing in the transaction waits for it or reads it: it is sent with the
 * commit, which fails where it fails.
 */
export const atTheEnd = (tx: WriteTx, statement: QueryConfig): void => void restOf(tx).rows.push(statement)

/** The same for a function of the database whose answer nobody needs; it comes after the rows. */
export const callAtTheEnd = (tx: WriteTx, call: QueryConfig): void => void restOf(tx).calls.push(call)

/** The same for a call that is wanted once, by a name of what it does. */
export function callOnceAtTheEnd(tx: WriteTx, name: string, call: () => QueryConfig): void {
  const { calls, once } = restOf(tx)
  if (once.has(name)) return
  once.add(name)
  calls.push(call())
}

/** Sent when it is called, in the same turn: whatever is sent next comes after it. */
export async function sendRest(client: PoolClient): Promise<void> {
  const { rows, calls } = left.get(client) ?? { rows: [], calls: [] }
  left.delete(client)
  await Promise.all([...mergeStatements(rows), ...calls].map((statement) => client.query(statement)))
}

/** It belonged to a transaction that is rolled back. */
export const forgetRest = (client: PoolClient): void => void left.delete(client)
