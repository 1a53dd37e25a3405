import type { CompiledTable } from './compiled-program.ts'

/** Beyond it a table is not worth an index that finds its rows at once: they are looked through by wildcard pattern. */
export class TooMuchToIndex extends Error {}

/**
 * What indexing a table may take. Rows that overlap, or leave many columns open, make it grow with the square or cube
 * of their number: a few hundred would take minutes, and megabytes.
 */
export class IndexEffort {
  private left: number

  constructor(rows: number) {
    this.left = 20_000_000 + 100 * rows
  }

  canSpend(amount: number): boolean {
    return amount <= this.left
  }

  spend(amount: number) {
    if (!this.canSpend(amount)) throw new TooMuchToIndex()
    this.left -= amount
  }
}

/** A row that is looked at takes less than an operation of a formula. */
const rowsAnOperation = 10

/** The operations that one lookup takes at most. */
export function lookupWork({ editions }: CompiledTable): number {
  let most = 0
  for (const { index } of editions) {
    let rows = longestIn(index.listStarts)
    for (const { strides, starts } of index.probes) rows += strides.length + longestIn(starts)
    most = Math.max(most, rows)
  }
  return 1 + Math.ceil(most / rowsAnOperation)
}

function longestIn(starts: Int32Array): number {
  let longest = 0
  for (let at = 1; at < starts.length; at++) longest = Math.max(longest, (starts[at] ?? 0) - (starts[at - 1] ?? 0))
  return longest
}
