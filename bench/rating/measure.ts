/** Rates are per second of CPU time, not of the clock: what else the machine does does not count. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export interface Contestant {
  readonly name: string
  /** How many times to run it in one round, so that a round takes a fraction of a second. */
  readonly times: number
  readonly run: (times: number) => void | Promise<void>
}

/** Runs the contestants in turn, round after round, and returns each one's median rate per CPU-second. */
export async function rates(contestants: readonly Contestant[], rounds = 7): Promise<Record<string, number>> {
  const measured = new Map(contestants.map(({ name }) => [name, [] as number[]]))
  for (const { run, times } of contestants) await run(times)
  for (let round = 0; round < rounds; round++)
    for (const { name, run, times } of contestants) {
      globalThis.gc?.()
      const start = cpuSeconds()
      await run(times)
      measured.get(name)?.push(times / (cpuSeconds() - start))
    }
  return Object.fromEntries(Array.from(measured, ([name, values]) => [name, median(values)]))
}

/** Milliseconds of CPU time of one run, the median of several. */
export function milliseconds(run: () => void, rounds = 7): number {
  const measured: number[] = []
  for (let round = 0; round < rounds; round++) {
    globalThis.gc?.()
    const start = cpuSeconds()
    run()
    measured.push((cpuSeconds() - start) * 1000)
  }
  return median(measured)
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Keeps results alive: an engine may drop work whose result nobody uses. */
export const sink = { sum: 0 }
