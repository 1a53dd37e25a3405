import { noRow } from './table-index.ts'
import { type Line, lineOf, overlay, type Policy } from './table-line.ts'
import { type IndexEffort, TooMuchToIndex } from './table-work.ts'

/** The rows to be indexed, by rank: the lower rank comes first where the policy asks which. */
export interface RankedRows {
  readonly count: number
  readonly rowOfRank: Int32Array
  readonly exact: readonly { readonly numbers: Int32Array; readonly values: Float64Array }[]
  readonly bands: readonly { readonly lows: Float64Array; readonly highs: Float64Array }[]
}

export interface Cells {
  /** What leads to the answer of rows that all share their exact values. */
  groupOf(ranks: readonly number[]): Group
  /** The cell where the rows of several groups apply. */
  cellOf(groups: readonly Group[]): number
  readonly lines: number[]
  readonly breaks: number[]
  readonly answers: number[]
}

/** With one band or none a group is resolved by itself; with more, only once all rows of a cell are together. */
export interface Group {
  readonly ranks: readonly number[]
  readonly line: Line | null
  cell: number | undefined
}

export function buildCells(
  { bands, count }: RankedRows,
  policy: Policy,
  effort: IndexEffort,
  onAnswer: (answer: number) => number,
  onLine: (line: Line) => void,
): Cells {
  const lines: number[] = []
  const breaks: number[] = []
  const answers: number[] = []
  const starts = new Map<string, number>()
  const nested = new Map<string, number>()
  const [only] = bands
  let work = 0
  // More breaks than this are not worth their memory.
  const spend = (amount: number) => {
    work += amount
    if (work > 500_000 + 12 * count) throw new TooMuchToIndex()
  }

  /** Where the breaks of the line are; lines with the same breaks share them. */
  function startOf(line: Line): number {
    const name = line.breaks.join()
    let start = starts.get(name)
    if (start === undefined) {
      start = breaks.length
      for (const each of line.breaks) breaks.push(each)
      starts.set(name, start)
    }
    return start
  }

  function emit(line: Line, translate: (answer: number) => number): number {
    spend(line.breaks.length)
    const number = lines.length / 3
    const start = startOf(line)
    lines.push(start, start + line.breaks.length, answers.length)
    for (const answer of line.answers) answers.push(translate(answer))
    return number
  }

  function cellOfLine(line: Line): number {
    if (line.answers.length === 0) return noRow
    if (!only) return onAnswer(line.answers[0] ?? noRow)
    onLine(line)
    return emit(line, onAnswer)
  }

  function nest(ranks: readonly number[], depth: number): number {
    const name = ranks.length > 64 ? undefined : `${depth}:${ranks.join()}`
    const known = name === undefined ? undefined : nested.get(name)
    if (known !== undefined) return known
    spend(ranks.length)
    const band = bands[depth]
    if (!band) return noRow
    const { lows, highs } = band
    let number: number
    if (depth === bands.length - 1) number = emit(lineOf(ranks, lows, highs, policy, effort), onAnswer)
    else {
      const ends = ranks.flatMap((rank) => [lows[rank] ?? 0, highs[rank] ?? 0])
      const points = Float64Array.from(new Set(ends)).toSorted()
      const inner: { breaks: number[]; answers: number[] } = { breaks: [], answers: [] }
      for (const point of points) {
        spend(ranks.length)
        const here = ranks.filter((rank) => (lows[rank] ?? 0) <= point && point < (highs[rank] ?? 0))
        inner.breaks.push(point)
        inner.answers.push(here.length === 0 ? noRow : nest(here, depth + 1))
      }
      number = emit(inner, (line) => line)
    }
    if (name !== undefined) nested.set(name, number)
    return number
  }

  return {
    lines,
    breaks,
    answers,
    groupOf(ranks) {
      if (bands.length > 1) return { ranks, line: null, cell: undefined }
      const line = only
        ? lineOf(ranks, only.lows, only.highs, policy, effort)
        : { breaks: [0], answers: [policy.answerOfAll(ranks)] }
      return { ranks, line, cell: undefined }
    },
    cellOf(groups) {
      const [first, ...others] = groups
      if (!first) return noRow
      // A row that holds for every value stands in many cells alone: they all lead to the same line.
      if (others.length === 0 && first.cell !== undefined) return first.cell
      let cell: number
      if (first.line === null)
        cell = nest(
          groups.flatMap(({ ranks }) => ranks).toSorted((left, right) => left - right),
          0,
        )
      else {
        let { line } = first
        for (const other of others) if (other.line) line = overlay(line, other.line, policy)
        cell = cellOfLine(line)
      }
      if (others.length === 0) first.cell = cell
      return cell
    },
  }
}
