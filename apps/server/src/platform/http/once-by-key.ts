import { hash } from 'node:crypto'
import { AppError, fail } from '@coverwright/domain/errors'
import { and, eq } from 'drizzle-orm'
import type { WriteTx } from '../database/with-tenant.ts'
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
  const inputHash = hash('sha256', JSON.stringify(input))
  // The unique key makes a second sender wait here until the first has committed or failed.
  const [mine] = await tx
    .insert(idempotencies)
    .values({ key, memberId, call, inputHash })
    .onConflictDoNothing()
    .returning({ id: idempotencies.id })
  if (!mine) return answerGivenBefore<T>(tx, { key, memberId, call, inputHash })

  const answer = await write()
  if (answer instanceof AppError) {
    // Refused: sent again, the question is asked again.
    await tx.delete(idempotencies).where(eq(idempotencies.id, mine.id))
    return answer
  }
  await tx.update(idempotencies).set({ answer }).where(eq(idempotencies.id, mine.id))
  return answer
}

async function answerGivenBefore<T>(
  tx: WriteTx,
  asked: { key: string; memberId: string; call: string; inputHash: string },
) {
  const [before] = await tx
    .select()
    .from(idempotencies)
    .where(and(eq(idempotencies.key, asked.key), eq(idempotencies.memberId, asked.memberId)))
  if (before?.call !== asked.call || before.inputHash !== asked.inputHash) return fail('key-reused')
  // It was written by the same call, whose answers have one type.
  return before.answer as T
}
