import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Counts } from './counts.ts'

/** What servers tell each other: who did how much since the last time. */
const Sums = z.object({ from: z.string(), sums: z.array(z.tuple([z.string().max(100), z.int().min(1)])).max(200) })

/** How one server's sums reach the others. */
export interface SumExchange {
  readonly send: (payload: string) => Promise<unknown>
  readonly hear: (listener: (payload: string) => void) => void
}

const everyMs = 1000
/** A message of PostgreSQL's carries 8 kB. */
const mostSums = 100

/** Counts in memory, to which each server adds once a second what the others have counted: nothing is written for a caller. */
export function shareCounts(counts: Counts, exchange: SumExchange): Counts & { readonly close: () => void } {
  const from = randomUUID()
  const own = new Map<string, number>()

  exchange.hear((payload) => {
    const { data } = Sums.safeParse(parsed(payload))
    if (!data || data.from === from) return
    for (const [key, by] of data.sums) counts.add(key, by)
  })
  const tell = () => {
    // Whoever does little need not be known elsewhere.
    const sums = [...own]
      .filter(([, by]) => by > 1)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, mostSums)
    own.clear()
    // One that is lost is a second of counting: who is refused a second later is refused.
    if (sums.length > 0) exchange.send(JSON.stringify({ from, sums })).catch(() => undefined)
  }
  const timer = setInterval(tell, everyMs).unref()
  return {
    add: (key, by = 1) => {
      const done = counts.add(key, by)
      if (by > 0) own.set(key, (own.get(key) ?? 0) + by)
      return done
    },
    close: () => clearInterval(timer),
  }
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}
