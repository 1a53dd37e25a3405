import { noRow, severalRows } from './table-index.ts'
import type { IndexEffort } from './table-work.ts'
import { double } from './typed-read.ts'

/** Answers along one axis: `answers[n]` holds from `breaks[n]` up to the next break. */
export interface Line {
  readonly breaks: readonly number[]
  readonly answers: readonly number[]
}

/** How the answers of two sets of rows become one: the hit policy. A row by itself is an answer, too. */
export interface Policy {
  readonly answerOf: (rank: number) => number
  readonly join: (left: number, right: number) => number
  /** The answer where all of the rows apply. */
  readonly answerOfAll: (ranks: readonly number[]) => number
}

export const bestRank: Policy = {
  answerOf: (rank) => rank,
  answerOfAll: (ranks) => ranks.reduce((best, rank) => Math.min(best, rank), Number.MAX_SAFE_INTEGER),
  join: (left, right) => (left < 0 ? right : right < 0 ? left : Math.min(left, right)),
}

export function onlyRank(onOverlap: (left: number, right: number) => void): Policy {
  const join: Policy['join'] = (left, right) => {
    if (left === noRow) return right
    if (right === noRow) return left
    if (left !== severalRows && right !== severalRows) onOverlap(left, right)
    return severalRows
  }
  return { answerOf: (rank) => rank, join, answerOfAll: (ranks) => ranks.reduce(join, noRow) }
}

/** Rows that give the same may apply together: the first stands for them. */
export function agreedRank(
  isAgreed: (left: number, right: number) => boolean,
  onOverlap: (left: number, right: number) => void,
): Policy {
  const join: Policy['join'] = (left, right) => {
    if (left === noRow) return right
    if (right === noRow) return left
    if (left === severalRows || right === severalRows) return severalRows
    if (isAgreed(left, right)) return Math.min(left, right)
    onOverlap(left, right)
    return severalRows
  }
  return { answerOf: (rank) => rank, join, answerOfAll: (ranks) => ranks.reduce(join, noRow) }
}

/** Answers are numbers of lists of ranks; equal lists have one number. */
export function allRanks(effort: IndexEffort): Policy & { readonly lists: readonly (readonly number[])[] } {
  const lists: number[][] = []
  const known = new Map<string, number>()
  const numberOf = (list: number[]) => {
    effort.spend(list.length * effortOfListed)
    const name = list.join()
    const number = known.get(name) ?? lists.push(list) - 1
    known.set(name, number)
    return number
  }
  const listOf = (number: number) => (number < 0 ? [] : (lists[number] ?? []))
  return {
    lists,
    answerOf: (rank) => numberOf([rank]),
    answerOfAll: (ranks) => numberOf(ranks.toSorted((a, b) => a - b)),
    join: (left, right) => {
      if (left === noRow) return right
      if (right === noRow) return left
      return numberOf([...new Set([...listOf(left), ...listOf(right)])].toSorted((a, b) => a - b))
    },
  }
}

/** Of a row in a list: it is put in order, written down and kept. */
const effortOfListed = 10

/** The line of rows that differ in one band only. */
export function lineOf(
  ranks: readonly number[],
  lows: Float64Array,
  highs: Float64Array,
  policy: Policy,
  effort: IndexEffort,
): Line {
  const plain = disjointLine(ranks, lows, highs, policy)
  if (plain) return plain
  const points = new Set<number>()
  for (const rank of ranks) points.add(lows[rank] ?? 0).add(highs[rank] ?? 0)
  const breaks = Float64Array.from(points).toSorted()
  const answers = Array.from(breaks, () => noRow as number)
  if (policy === bestRank) paintBest(ranks, lows, highs, breaks, answers)
  else
    for (const rank of ranks) {
      const [first, end] = [positionOf(breaks, lows[rank] ?? 0), positionOf(breaks, highs[rank] ?? 0)]
      effort.spend(end - first)
      for (let at = first; at < end; at++) answers[at] = policy.join(answers[at] ?? noRow, policy.answerOf(rank))
    }
  return shortened(breaks, answers)
}

/** Bands that follow one another, which is what most tables have, need no painting. */
function disjointLine(
  ranks: readonly number[],
  lows: Float64Array,
  highs: Float64Array,
  policy: Policy,
): Line | undefined {
  const ordered = ranks.length === 1 ? ranks : ranks.toSorted((left, right) => double(lows, left) - double(lows, right))
  const breaks: number[] = []
  const answers: number[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const rank of ordered) {
    const low = double(lows, rank)
    if (low < end) return undefined
    if (low > end && breaks.length > 0) {
      breaks.push(end)
      answers.push(noRow)
    }
    breaks.push(low)
    answers.push(policy.answerOf(rank))
    end = double(highs, rank)
  }
  if (end < Number.POSITIVE_INFINITY) {
    breaks.push(end)
    answers.push(noRow)
  }
  return { breaks, answers }
}

/**
 * Paints the best rank first and leaves painted stretches alone; `next` jumps over them, so that a thousand
 * overlapping bands cost a thousand steps and not their square.
 */
function paintBest(
  ranks: readonly number[],
  lows: Float64Array,
  highs: Float64Array,
  breaks: Float64Array,
  answers: number[],
) {
  const next = Int32Array.from(breaks, (_, at) => at)
  const free = (from: number) => {
    let at = from
    while (at < next.length && next[at] !== at) {
      const further = next[at] ?? at
      next[at] = next[further] ?? further
      at = further
    }
    return at
  }
  for (const rank of ranks) {
    const end = positionOf(breaks, highs[rank] ?? 0)
    for (let at = free(positionOf(breaks, lows[rank] ?? 0)); at < end; at = free(at)) {
      answers[at] = rank
      next[at] = at + 1
    }
  }
}

/** Where a break that is known to be there stands. */
function positionOf(breaks: Float64Array, wanted: number): number {
  let [low, high] = [0, breaks.length - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((breaks[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Two lines laid over one another. Written without small arrays: it runs for every cell of a table. */
export function overlay(left: Line, right: Line, policy: Policy): Line {
  const breaks: number[] = []
  const answers: number[] = []
  const lefts = left.breaks
  const rights = right.breaks
  let l = 0
  let r = 0
  let last: number = noRow
  while (l < lefts.length || r < rights.length) {
    const a = lefts[l] ?? Number.POSITIVE_INFINITY
    const b = rights[r] ?? Number.POSITIVE_INFINITY
    if (a <= b) l++
    if (b <= a) r++
    const leftAnswer = l === 0 ? noRow : (left.answers[l - 1] ?? noRow)
    const answer = policy.join(leftAnswer, r === 0 ? noRow : (right.answers[r - 1] ?? noRow))
    if (answer === last) continue
    breaks.push(a < b ? a : b)
    answers.push(answer)
    last = answer
  }
  return { breaks, answers }
}

function shortened(breaks: Float64Array, answers: readonly number[]): Line {
  const kept: { breaks: number[]; answers: number[] } = { breaks: [], answers: [] }
  let last = noRow
  for (const [at, answer] of answers.entries()) {
    // A band that is open upwards ends at infinity, which no value reaches.
    if (answer === last || breaks[at] === Number.POSITIVE_INFINITY) continue
    kept.breaks.push(breaks[at] ?? 0)
    kept.answers.push(answer)
    last = answer
  }
  return kept
}
