import { hash } from 'node:crypto'
import { AppError, fail } from '@coverwright/domain/errors'
import { and, eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../database/with-tenant.ts'
import { idempotencies } from './tables.ts'

interface Keyed {
  readonly key: string
  readonly memberId: string
  readonly call: string
  readonly input: unknown
}

/** Keys are remembered this long; a browser that sends the same write again does so within minutes. */
export const keyKeptHours = 24

/** Carries a write out once: sent again under its key it answers what it answered the first time. */
export async function onceByKey<T>(
  tx: WriteTx,
  { key, memberId, call, input }: Keyed,
  write: () => Promise<T>,
): Promise<T> {
  const inputHash = hashOfInput(input)
  // The unique key makes a second sender wait here until the first has committed or failed.
  const [mine] = await tx
    .insert(idempotencies)
    .values({ key, memberId, call, inputHash })
    .onConflictDoNothing()
    .returning({ id: idempotencies.id })
  // It was written by the same call, whose answers have one type.
  if (!mine) return (await findAnswer(tx, { key, memberId, call, input }))?.answer as T

  const answer = await write()
  if (answer instanceof AppError) {
    // Refused: sent again, the question is asked again.
    await tx.delete(idempotencies).where(eq(idempotencies.id, mine.id))
    return answer
  }
  await tx.update(idempotencies).set({ answer }).where(eq(idempotencies.id, mine.id))
  return answer
}

/** What was answered under a key, for whoever would ask others before writing anything; nothing, where it is new. */
export async function findAnswer(tx: ReadTx, { key, memberId, call, input }: Keyed) {
  const before = await findKey(tx, { key, memberId })
  if (!before) return undefined
  if (before.call !== call || before.inputHash !== hashOfInput(input)) return fail('key-reused')
  return { answer: before.answer }
}

async function findKey(tx: ReadTx, { key, memberId }: Pick<Keyed, 'key' | 'memberId'>) {
  const [before] = await tx
    .select()
    .from(idempotencies)
    .where(and(eq(idempotencies.key, key), eq(idempotencies.memberId, memberId)))
  return before
}

const hashOfInput = (input: unknown) => hash('sha256', JSON.stringify(input))
