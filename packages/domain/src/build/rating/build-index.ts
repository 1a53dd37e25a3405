import { buildCells, type Cells, type Group, type RankedRows } from './table-cells.ts'
import { noRow, type Probe } from './table-index.ts'
import { agreedRank, allRanks, bestRank, type Line, onlyRank, type Policy } from './table-line.ts'
import { IndexEffort, TooMuchToIndex } from './table-work.ts'

export interface BuiltIndex {
  readonly strides: readonly number[]
  readonly dense: Int32Array | null
  readonly keys: Float64Array
  readonly cells: Int32Array
  readonly lines: Int32Array
  readonly breaks: Float64Array
  readonly answers: Int32Array
  readonly listStarts: Int32Array
  readonly listRows: Int32Array
  readonly probes: readonly Probe[]
  readonly findings: Findings
}

/** What the author of the table should know. */
export interface Findings {
  /** By rank: 1 for a row that some query finds. */
  readonly isUsed: Uint8Array
  readonly overlaps: (readonly [number, number])[]
  /** Combinations of listed values that no row covers, and an example by value number. */
  missing: number
  missingExample: readonly number[] | null
  /** Bands with a hole between them, and the first hole. */
  holes: number
  hole: readonly [number, number] | null
}

export type Resolution = 'best' | 'only' | 'agreed' | 'all'
/** Whether two rows give the same, by their place in the table. */
type Agreement = (row: number, other: number) => boolean

const mostOverlaps = 20

export function buildIndex(rows: RankedRows, resolution: Resolution, isAgreed: Agreement): BuiltIndex {
  const strides = stridesOf(rows)
  const findings: Findings = {
    isUsed: new Uint8Array(rows.count),
    overlaps: [],
    missing: 0,
    missingExample: null,
    holes: 0,
    hole: null,
  }
  const patterns = patternsOf(rows, strides.columns)
  const effort = new IndexEffort(rows.count)
  const all = allRanks(effort)
  const agreed = agreedRank(joinAgreed, noteOverlap)
  const policy: Policy = { best: bestRank, only: onlyRank(noteOverlap), agreed, all }[resolution]

  function joinAgreed(left: number, right: number): boolean {
    if (!isAgreed(rows.rowOfRank[left] ?? 0, rows.rowOfRank[right] ?? 0)) return false
    findings.isUsed[left] = 1
    findings.isUsed[right] = 1
    return true
  }
  function noteOverlap(left: number, right: number) {
    findings.isUsed[left] = 1
    findings.isUsed[right] = 1
    if (findings.overlaps.length < mostOverlaps) findings.overlaps.push([left, right])
  }
  function noteAnswer(answer: number): number {
    if (answer < 0) return answer
    for (const rank of resolution === 'all' ? (all.lists[answer] ?? []) : [answer]) findings.isUsed[rank] = 1
    return resolution === 'all' ? answer : (rows.rowOfRank[answer] ?? noRow)
  }

  try {
    const cells = buildCells(rows, policy, effort, noteAnswer, (line) => noteHoles(line, findings))
    const perKey = patterns.length * strides.columns.length
    const canBeDense = isDense(strides.space, rows.count) && effort.canSpend(strides.space * perKey)
    effort.spend((canBeDense ? strides.space : rows.count) * perKey)
    const found = canBeDense
      ? { dense: denseCells(rows, strides, patterns, cells, findings), keys: [], values: [], rest: [] }
      : { dense: null, ...sparseCells(patterns, cells) }
    // Wildcard rows that only a probe finds cannot be proved unused.
    for (const { lists } of found.rest)
      for (const ranks of lists.values()) for (const rank of ranks) findings.isUsed[rank] = 1
    return {
      strides: strides.columns,
      dense: found.dense,
      keys: Float64Array.from(found.keys),
      cells: Int32Array.from(found.values),
      lines: Int32Array.from(cells.lines),
      breaks: Float64Array.from(cells.breaks),
      answers: Int32Array.from(cells.answers),
      ...listsOf(all.lists, rows),
      probes: found.rest.map(probeOf),
      findings,
    }
  } catch (error) {
    if (!(error instanceof TooMuchToIndex)) throw error
    findings.isUsed.fill(1)
    const none = new Int32Array()
    return {
      strides: strides.columns,
      dense: null,
      keys: new Float64Array(),
      cells: none,
      lines: none,
      breaks: new Float64Array(),
      answers: none,
      listStarts: none,
      listRows: none,
      probes: patterns.map(probeOf),
      findings: { ...findings, missing: 0, holes: 0 },
    }
  }
}

const isDense = (space: number, count: number) => space <= Math.max(65_536, 2 * count)

interface Strides {
  readonly columns: readonly number[]
  readonly space: number
}

/** One more value than a column has stands for all that it does not list. */
function stridesOf({ exact }: RankedRows): Strides {
  let space = 1
  const columns = exact.map(({ values }) => {
    const stride = space
    space *= values.length + 1
    return stride
  })
  return { columns, space }
}

/** The rows that leave the same columns open, by key. */
interface Pattern {
  readonly strides: readonly number[]
  readonly lists: Map<number, number[]>
}

function patternsOf({ exact, count }: RankedRows, strides: readonly number[]): Pattern[] {
  const patterns = new Map<number, Pattern>()
  for (let rank = 0; rank < count; rank++) {
    let [mask, key] = [0, 0]
    for (let column = 0; column < exact.length; column++) {
      const number = exact[column]?.numbers[rank] ?? noRow
      if (number < 0) mask += 2 ** column
      else key += number * (strides[column] ?? 0)
    }
    let pattern = patterns.get(mask)
    if (!pattern) {
      const isOpen = (column: number) => Math.floor(mask / 2 ** column) % 2 === 1
      pattern = { strides: strides.map((stride, column) => (isOpen(column) ? 0 : stride)), lists: new Map() }
      patterns.set(mask, pattern)
    }
    const list = pattern.lists.get(key)
    if (list) list.push(rank)
    else pattern.lists.set(key, [rank])
  }
  return [...patterns.values()]
}

const groupsOf = ({ lists }: Pattern, cells: Cells) =>
  new Map(Array.from(lists, ([key, ranks]): [number, Group] => [key, cells.groupOf(ranks)]))

function denseCells(
  { exact }: RankedRows,
  { columns, space }: Strides,
  patterns: readonly Pattern[],
  cells: Cells,
  findings: Findings,
): Int32Array {
  const dense = new Int32Array(space)
  const byPattern = patterns.map((pattern) => ({ strides: pattern.strides, groups: groupsOf(pattern, cells) }))
  const digits = new Int32Array(columns.length)
  const sizes = exact.map(({ values }) => values.length)
  for (let key = 0; key < space; key++) {
    let rest = key
    let isListed = true
    for (let column = 0; column < digits.length; column++) {
      const size = (sizes[column] ?? 0) + 1
      const digit = rest % size
      rest = (rest - digit) / size
      digits[column] = digit
      if (digit === size - 1) isListed = false
    }
    const here: Group[] = []
    for (const { strides, groups } of byPattern) {
      let partial = 0
      for (let column = 0; column < digits.length; column++) partial += (digits[column] ?? 0) * (strides[column] ?? 0)
      const group = groups.get(partial)
      if (group) here.push(group)
    }
    const cell = cells.cellOf(here)
    dense[key] = cell
    if (cell !== noRow || !isListed) continue
    findings.missing++
    findings.missingExample ??= Array.from(digits)
  }
  return dense
}

function sparseCells(patterns: readonly Pattern[], cells: Cells) {
  const full = patterns.find(({ strides }) => strides.every((stride) => stride > 0))
  const rest = patterns.filter((pattern) => pattern !== full)
  if (!full) return { keys: [], values: [], rest }
  const others = rest.map((pattern) => ({ strides: pattern.strides, groups: groupsOf(pattern, cells) }))
  const keys: number[] = []
  const values: number[] = []
  const columns = full.strides
  for (const [key, group] of groupsOf(full, cells)) {
    const here = [group]
    for (const { strides, groups } of others) {
      const other = groups.get(partialKey(key, columns, strides))
      if (other) here.push(other)
    }
    keys.push(key)
    values.push(cells.cellOf(here))
  }
  return { keys, values, rest }
}

/** The key with only the columns that a pattern does not leave open. */
function partialKey(key: number, columns: readonly number[], strides: readonly number[]): number {
  let [rest, partial] = [key, 0]
  for (let column = columns.length - 1; column >= 0; column--) {
    const stride = columns[column] ?? 1
    const digit = Math.floor(rest / stride)
    rest -= digit * stride
    partial += digit * (strides[column] ?? 0)
  }
  return partial
}

function probeOf({ strides, lists }: Pattern): Probe {
  const starts = [0]
  const ranks: number[] = []
  for (const list of lists.values()) {
    for (const rank of list) ranks.push(rank)
    starts.push(ranks.length)
  }
  return {
    strides: Float64Array.from(strides),
    keys: Float64Array.from(lists.keys()),
    starts: Int32Array.from(starts),
    ranks: Int32Array.from(ranks),
  }
}

function listsOf(lists: readonly (readonly number[])[], { rowOfRank }: RankedRows) {
  const starts = [0]
  const rows: number[] = []
  for (const list of lists) {
    for (const rank of list) rows.push(rowOfRank[rank] ?? noRow)
    starts.push(rows.length)
  }
  return { listStarts: Int32Array.from(starts), listRows: Int32Array.from(rows) }
}

function noteHoles({ breaks, answers }: Line, findings: Findings) {
  for (let at = 0; at < answers.length - 1; at++) {
    if (answers[at] !== noRow) continue
    findings.holes++
    findings.hole ??= [breaks[at] ?? 0, breaks[at + 1] ?? 0]
  }
}
