/**
 * A table ready for lookup, as plain data and typed arrays. The exact columns' values are numbered; the numbers make
 * one key (mixed radix); the key leads to a cell; the cell is the answer itself or, for each band column in turn, a
 * line of breaks with an answer between any two. Wildcards and hit policy were resolved when it was compiled.
 */
export interface TableIndex {
  readonly exact: readonly ExactColumn[]
  /** Positions of the dimensions looked up as bands, in the order they are nested. */
  readonly bands: readonly number[]
  /** Every combination of exact values, when there are few enough; else null and `keys` and `cells`. */
  readonly dense: Int32Array | null
  readonly keys: Float64Array
  readonly cells: Int32Array
  /** Three for each line, side by side for the cache: where its breaks start and end, and where its answers start. */
  readonly lines: Int32Array
  readonly breaks: Float64Array
  readonly answers: Int32Array
  /** For `collect`: list n is the rows from `listStarts[n]` to `listStarts[n + 1]`. */
  readonly listStarts: Int32Array
  readonly listRows: Int32Array
  /** What the cells do not hold, by wildcard pattern. */
  readonly probes: readonly Probe[]
  /** For the probes: rows by rank, and the band ends of every rank. */
  readonly rowOfRank: Int32Array
  readonly lows: readonly Float64Array[]
  readonly highs: readonly Float64Array[]
}

export interface ExactColumn {
  readonly dimension: number
  readonly stride: number
  /** What value number n stands for: a text's number or a number's units. */
  readonly values: Float64Array
}

/** The rows that leave the same columns open: key → ranks, the best first. */
export interface Probe {
  /** As the columns' strides, but 0 where the pattern leaves the column open. */
  readonly strides: Float64Array
  readonly keys: Float64Array
  readonly starts: Int32Array
  readonly ranks: Int32Array
}

export const noRow = -1
export const severalRows = -2
