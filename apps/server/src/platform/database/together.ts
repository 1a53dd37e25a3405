import { clientOf } from './row-plan.ts'
import { sendTogether } from './send-together.ts'
import type { ReadTx } from './tx.ts'

type Answers<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> }

/**
 * Statements of a transaction that need nothing of each other's answers: they are sent as one message and carried out
 * in their order. All have ended when one has failed: what went on after that would go on in the next transaction.
 */
export async function together<const T extends readonly Promise<unknown>[]>(
  tx: ReadTx,
  begin: () => T,
): Promise<Answers<T>> {
  sendTogether(clientOf(tx))
  const ended = await Promise.allSettled(begin())
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  return ended.map((each) => (each as PromiseFulfilledResult<unknown>).value) as Answers<T>
}
