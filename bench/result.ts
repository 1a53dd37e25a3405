/** One line of the table `npm run bench` prints and of `bench/results.json`. */
export interface Result {
  /** `group/what`: the group is the folder the measurement stands in. */
  readonly name: string
  readonly ours: number
  /** What the same work costs another program, measured in the same run. */
  readonly peer: number | null
  /** What bounds it: a floor measured in the same run, or a number the product promises. */
  readonly limit: number | null
  readonly unit: string
  /** Ours to the peer's, or to the limit where there is no peer. */
  readonly ratio: number
  /** What the ratio is held against, as a person reads it: `≤ 2`, `≥ 0.8`. */
  readonly goal: string
  readonly ok: boolean
}

interface Measurement {
  readonly name: string
  readonly unit: string
  readonly ours: number
  readonly peer?: number
  readonly limit?: number
  readonly goal: { readonly atMost: number } | { readonly atLeast: number }
}

/** Every measurement runs in a process of its own and hands its results to the runner on standard output. */
export function report({ name, unit, ours, peer, limit, goal }: Measurement): void {
  const against = peer ?? limit
  if (!against) throw new Error(`${name} is measured against nothing`)
  const ratio = ours / against
  const result: Result = {
    name,
    ours: rounded(ours),
    peer: peer === undefined ? null : rounded(peer),
    limit: limit === undefined ? null : rounded(limit),
    unit,
    ratio: rounded(ratio),
    goal: 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`,
    ok: 'atMost' in goal ? ratio <= goal.atMost : ratio >= goal.atLeast,
  }
  console.log(marker + JSON.stringify(result))
}

export const marker = 'bench-result '

const rounded = (value: number) => Number(value.toPrecision(4))
