/** Somebody asked for more at once than one may have in the line. */
export class TooManyInLine extends Error {
  override readonly name = 'TooManyInLine'
}

export type TakeTurn = <T>(whose: string, work: () => Promise<T>) => Promise<T>

/**
 * One work at a time, and of those who wait each in turn: whoever asks ten times waits for ten turns, not everybody else
 * for ten works. What waits holds a connection of the database, so that nobody may have more than `mostOfOne` in the line.
 */
export function takeTurns(mostOfOne: number): TakeTurn {
  /** In the order of their next turns. */
  const waiting = new Map<string, (() => void)[]>()
  const inLine = new Map<string, number>()
  let isTaken = false

  const wait = (whose: string) =>
    new Promise<void>((begin) => {
      const own = waiting.get(whose)
      if (own) own.push(begin)
      else waiting.set(whose, [begin])
    })
  function pass() {
    const [next] = waiting
    isTaken = next !== undefined
    if (!next) return
    const [whose, works] = next
    const begin = works.shift()
    // Behind all others.
    waiting.delete(whose)
    if (works.length > 0) waiting.set(whose, works)
    begin?.()
  }
  return async (whose, work) => {
    const before = inLine.get(whose) ?? 0
    if (before >= mostOfOne) throw new TooManyInLine()
    inLine.set(whose, before + 1)
    if (isTaken) await wait(whose)
    isTaken = true
    try {
      return await work()
    } finally {
      const others = (inLine.get(whose) ?? 1) - 1
      if (others === 0) inLine.delete(whose)
      else inLine.set(whose, others)
      pass()
    }
  }
}
