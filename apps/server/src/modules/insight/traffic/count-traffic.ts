import { noTimes, timeClass } from '@coverwright/domain/insight/traffic/response-times'
import type { CountedRequest, CountedSite } from '../../sell/site/index.ts'

/** An application has got past a page, or taken a branch behind it. */
export interface CountedStep {
  readonly applicationId: string
  /** The page, or the branch as `branchStep` writes it. */
  readonly page: string
  readonly at: Date
}

export interface PageCount extends CountedSite {
  readonly hour: number
  readonly page: string
  visits: number
  requests: number
  errors: number
  readonly times: number[]
}

export type SiteStep = CountedStep & CountedSite

const hourMs = 3_600_000
/** More than a busy server counts between two batches; while the database is away the rest is let go. */
const mostSteps = 50_000
const mostCounts = 50_000

/** Adds up in memory what happens on the sites: a request costs two look-ups and no wait. */
export function countTraffic() {
  let counts = new Map<string, PageCount[]>()
  let size = 0
  let steps: SiteStep[] = []

  const countOf = (site: CountedSite, page: string, hour: number): PageCount | undefined => {
    const key = `${site.productId} ${site.mode}`
    const ofSite = counts.get(key)
    const found = ofSite?.find((count) => count.page === page && count.hour === hour)
    if (found || size >= mostCounts) return found
    const { companyId, productId, mode } = site
    const made = { companyId, productId, mode, page, hour, visits: 0, requests: 0, errors: 0, times: noTimes() }
    if (ofSite) ofSite.push(made)
    else counts.set(key, [made])
    size++
    return made
  }

  return {
    addRequest(site: CountedSite, { page, isVisit, isError, ms }: CountedRequest, now: number) {
      const count = countOf(site, page, now - (now % hourMs))
      if (!count) return
      if (isVisit) count.visits++
      if (isError) count.errors++
      if (page === '') return
      count.requests++
      const place = timeClass(ms)
      count.times[place] = (count.times[place] ?? 0) + 1
    },
    addStep(step: SiteStep) {
      if (steps.length < mostSteps) steps.push(step)
    },
    /** What was counted since it was last taken. */
    take(): { readonly counts: readonly PageCount[]; readonly steps: readonly SiteStep[] } {
      const taken = { counts: [...counts.values()].flat(), steps }
      counts = new Map()
      size = 0
      steps = []
      return taken
    },
    /** It could not be kept: it counts with what came since. */
    giveBack({ counts: given, steps: before }: { counts: readonly PageCount[]; steps: readonly SiteStep[] }) {
      for (const { times, ...one } of given) {
        const count = countOf(one, one.page, one.hour)
        if (!count) continue
        count.visits += one.visits
        count.requests += one.requests
        count.errors += one.errors
        for (const [at, more] of times.entries()) count.times[at] = (count.times[at] ?? 0) + more
      }
      steps = [...before, ...steps].slice(0, mostSteps)
    },
  }
}
