import { sql } from 'drizzle-orm'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { agentPageDays } from './tables.ts'

const everySeconds = 5

interface Visited {
  readonly companyId: string
  readonly pageId: string
  readonly day: string
}

export type VisitCounter = ReturnType<typeof countVisits>

/** Counts who comes, and writes it down in batches: no visitor waits for it, and nothing of them is kept. */
export function countVisits({ count }: Pick<WaysIn, 'count'>, now: () => Date) {
  const today = () => now().toISOString().slice(0, 10)
  const counted = new Map<string, Visited & { visits: number }>()
  let writing = Promise.resolve()

  function add({ companyId, pageId, day }: Visited, visits = 1) {
    const key = `${pageId} ${day}`
    const before = counted.get(key)?.visits ?? 0
    counted.set(key, { companyId, pageId, day, visits: before + visits })
  }

  /** Written the next time; not for ever, for the page may be gone with its company. */
  function giveBack({ visits, ...visited }: Visited & { readonly visits: number }) {
    if (visited.day === today()) add(visited, visits)
  }

  async function write() {
    const batch = [...counted.values()]
    counted.clear()
    for (const { companyId, ...row } of batch)
      await count(companyId, (tx) =>
        tx
          .insert(agentPageDays)
          .values(row)
          .onConflictDoUpdate({
            target: [agentPageDays.companyId, agentPageDays.pageId, agentPageDays.day],
            set: { visits: sql`${agentPageDays.visits} + ${row.visits}` },
          }),
      ).catch(() => giveBack({ companyId, ...row }))
  }
  const flush = () => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(() => void flush(), everySeconds * 1000).unref()

  return {
    note: ({ companyId, pageId }: Omit<Visited, 'day'>) => add({ companyId, pageId, day: today() }),
    flush,
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
