import type { TableRow } from '../rating/rating-table.ts'
import { type Axis, axisOf } from './gap-axes.ts'
import type { KnownData } from './known-data.ts'
import type { TableShape } from './pricing-table.ts'

/** Combinations or rows beyond this are not gone through one by one; the compiler still tells that there are gaps. */
const mostCombinations = 100_000
const mostRows = 20_000
const mostMarks = 5_000_000
const mostTold = 200

/**
 * Every value and combination that the data allows and no row covers, in words. Undefined where there are too many to go
 * through, or where finding nothing is meant, as in a collect table.
 */
export function findGaps(
  { hitPolicy, dimensions }: TableShape,
  rows: readonly TableRow[],
  known: readonly KnownData[],
): readonly string[] | undefined {
  if (hitPolicy === 'collect' || hitPolicy === 'interpolate' || rows.length > mostRows) return undefined
  const found = dimensions.map((dimension, at) => ({
    axis: axisOf(
      dimension,
      at,
      rows,
      known.find(({ name }) => name === dimension.name),
    ),
    at,
  }))
  // What runs on stands last, so that its parts are told as stretches.
  const ordered = found.toSorted((left, right) => Number(left.axis?.isOrdered) - Number(right.axis?.isOrdered))
  const axes = ordered.flatMap(({ axis }) => axis ?? [])
  const count = axes.reduce((product, { size }) => product * size, 1)
  if (axes.length < dimensions.length || count > mostCombinations || count === 0) return undefined
  const covered = coveredBy(
    rows,
    axes,
    ordered.map(({ at }) => at),
    count,
  )
  return covered && gapsIn(covered, axes)
}

/** By combination, the last axis counting on; undefined where rows that hold for everything make it too much work. */
function coveredBy(
  rows: readonly TableRow[],
  axes: readonly Axis[],
  columns: readonly number[],
  count: number,
): Uint8Array | undefined {
  const covered = new Uint8Array(count)
  let marks = 0
  const mark = (spans: readonly (readonly [number, number])[], depth: number, base: number) => {
    const [from, to] = spans[depth] ?? [0, 0]
    const first = base * (axes[depth]?.size ?? 1)
    if (depth === axes.length - 1) {
      covered.fill(1, first + from, first + to)
      marks += 1 + (to - from) / 8
    } else for (let part = from; part < to; part++) if (marks <= mostMarks) mark(spans, depth + 1, first + part)
  }
  for (const { when } of rows) {
    const spans = axes.map(({ partsOf }, at) => partsOf(when[columns[at] ?? 0] ?? null))
    if (spans.every((span) => span !== undefined)) mark(spans, 0, 0)
    if (marks > mostMarks) return undefined
  }
  return covered
}

function gapsIn(covered: Uint8Array, axes: readonly Axis[]): string[] {
  const gaps: string[] = []
  let more = 0
  const tell = (words: readonly string[]) => {
    const partList = words.join(', ')
    if (gaps.length < mostTold) gaps.push(`No row covers ${partList}.`)
    else more++
  }
  const isWholly = (from: number, to: number) => covered.subarray(from, to).every((each) => each === 0)
  /** Where nothing below a part is covered, the part is told and what it divides into is not. */
  const look = (depth: number, base: number, words: readonly string[]) => {
    const axis = axes[depth]
    if (!axis) return
    const below = axes.slice(depth + 1).reduce((product, { size }) => product * size, 1)
    const isNothing = (part: number) =>
      isWholly((base * axis.size + part) * below, (base * axis.size + part + 1) * below)
    for (let part = 0; part < axis.size; part++) {
      if (!isNothing(part)) {
        look(depth + 1, base * axis.size + part, [...words, axis.say(part, part + 1)])
        continue
      }
      const first = part
      while (axis.isOrdered && part + 1 < axis.size && isNothing(part + 1)) part++
      tell([...words, axis.say(first, part + 1)])
    }
  }
  look(0, 0, [])
  return more > 0 ? [...gaps, `${more.toLocaleString('en-GB')} more values or combinations have no row.`] : gaps
}
