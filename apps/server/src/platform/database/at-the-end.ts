import type { PoolClient, QueryConfig } from 'pg'
import { mergeStatements } from './merge-statements.ts'
import { clientOf } from './row-plan.ts'
import type { WriteTx } from './tx.ts'

const left = new WeakMap<PoolClient, QueryConfig[]>()

/**
 * A statement of `insertOf` or `changeOf`. Nothing in the transaction waits for it or reads it: it is sent with the
 * commit, which fails where it fails.
 */
export function atTheEnd(tx: WriteTx, statement: QueryConfig): void {
  const client = clientOf(tx)
  const statements = left.get(client) ?? []
  left.set(client, statements)
  statements.push(statement)
}

/** Sent when it is called, in the same turn: whatever is sent next comes after it. */
export async function sendRest(client: PoolClient): Promise<void> {
  const statements = left.get(client) ?? []
  left.delete(client)
  await Promise.all(mergeStatements(statements).map((statement) => client.query(statement)))
}

/** It belonged to a transaction that is rolled back. */
export const forgetRest = (client: PoolClient): void => void left.delete(client)
