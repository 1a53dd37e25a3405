import type { Outcome } from '@coverwright/domain/build/test-case/run-cases'

export interface Compared {
  readonly name: string
  readonly before: Outcome
  readonly after: Outcome
}

interface Change extends Compared {
  readonly differenceMinor: number
  /** Of the price before, in hundredths of a percent. */
  readonly basisPoints: number
}

export interface Bucket {
  /** Hundredths of a percent, above `from` up to and including `to`; null is open. The bucket of no change has 0 and 0. */
  readonly from: number | null
  readonly to: number | null
  readonly count: number
}

export interface Impact {
  readonly count: number
  readonly priced: number
  readonly same: number
  readonly up: number
  readonly down: number
  readonly averageBasisPoints: number
  readonly medianBasisPoints: number
  /** All prices together, before and after. */
  readonly totalBeforeMinor: number
  readonly totalAfterMinor: number
  readonly buckets: readonly Bucket[]
  /** The largest changes, whichever way. */
  readonly worst: readonly Change[]
  readonly decisionsChanged: readonly Compared[]
  /** Those that the new version has no answer to, though the old one had. */
  readonly broken: readonly Compared[]
}

const edges = [-2000, -1000, -500, -100, 0, 100, 500, 1000, 2000] as const
const mostShown = 20

/** What a new version does to prices and decisions. */
export function impactOf(compared: readonly Compared[]): Impact {
  const changes = compared.flatMap((each) => changeOf(each) ?? [])
  const points = changes.map(({ basisPoints }) => basisPoints).toSorted((left, right) => left - right)
  return {
    count: compared.length,
    priced: changes.length,
    same: changes.filter(({ differenceMinor }) => differenceMinor === 0).length,
    up: changes.filter(({ differenceMinor }) => differenceMinor > 0).length,
    down: changes.filter(({ differenceMinor }) => differenceMinor < 0).length,
    averageBasisPoints: changes.length === 0 ? 0 : sum(points) / changes.length,
    medianBasisPoints: median(points),
    totalBeforeMinor: sum(changes.map(({ before }) => grossOf(before) ?? 0)),
    totalAfterMinor: sum(changes.map(({ after }) => grossOf(after) ?? 0)),
    buckets: bucketsOf(changes),
    worst: changes
      .filter(({ differenceMinor }) => differenceMinor !== 0)
      .toSorted((left, right) => Math.abs(right.basisPoints) - Math.abs(left.basisPoints))
      .slice(0, mostShown),
    decisionsChanged: compared.filter(
      ({ before, after }) => before.decision !== null && after.decision !== null && before.decision !== after.decision,
    ),
    broken: compared.filter(({ before, after }) => before.decision !== null && after.decision === null),
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const grossOf = (outcome: Outcome) => (outcome.decision === null ? null : outcome.grossMinor)

function changeOf(compared: Compared): Change | null {
  const [before, after] = [grossOf(compared.before), grossOf(compared.after)]
  if (before === null || after === null || before === 0) return null
  const differenceMinor = after - before
  return { ...compared, differenceMinor, basisPoints: (differenceMinor / before) * 10_000 }
}

function median(ordered: readonly number[]): number {
  const middle = Math.floor(ordered.length / 2)
  const upper = ordered[middle] ?? 0
  return ordered.length % 2 === 1 ? upper : ((ordered[middle - 1] ?? 0) + upper) / 2
}

function bucketsOf(changes: readonly Change[]): Bucket[] {
  const bounds: { from: number | null; to: number | null }[] = [
    { from: null, to: edges[0] },
    ...edges.slice(0, -1).map((from, at) => ({ from, to: edges[at + 1] ?? null })),
    { from: edges.at(-1) ?? null, to: null },
  ]
  const unchanged = bounds.findIndex(({ from }) => from === 0)
  bounds.splice(unchanged, 0, { from: 0, to: 0 })
  return bounds.map(({ from, to }) => ({
    from,
    to,
    count: changes.filter(({ basisPoints, differenceMinor }) => {
      if (from === 0 && to === 0) return differenceMinor === 0
      if (differenceMinor === 0) return false
      return (from === null || basisPoints > from) && (to === null || basisPoints <= to)
    }).length,
  }))
}
