import { AsyncLocalStorage } from 'node:async_hooks'

const transaction = new AsyncLocalStorage<true>()
let isWatched = false

/** Tests turn it on: whoever asks a neighbour from within a transaction then fails there, and not under load. */
export const watchGoingOut = (): void => {
  isWatched = true
}

/** What is done in a transaction, and whatever it begins without waiting for it. */
export const inside = <T>(work: () => T): T => (isWatched ? transaction.run(true, work) : work())

/**
 * Every adapter that reaches a network says so as it begins. A neighbour that is slow to answer would hold a connection,
 * and the rows that were locked, for as long.
 */
export function goingOut(neighbour: string): void {
  if (transaction.getStore()) throw new AskedInside(neighbour)
}

class AskedInside extends Error {
  override readonly name = 'AskedInside'

  constructor(neighbour: string) {
    super(`${neighbour} was asked within a transaction: see goOut`)
  }
}
