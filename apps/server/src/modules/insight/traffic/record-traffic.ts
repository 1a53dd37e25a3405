import { noTimes } from '@coverwright/domain/insight/traffic/response-times'
import type { InCompany } from '../../../platform/http/ways-in.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { CountedRequest, CountedSite } from '../../sell/site/index.ts'
import { addUpTraffic } from './add-up-traffic.ts'
import { type CountedStep, countTraffic } from './count-traffic.ts'
import { journeySteps, trafficNotes } from './tables.ts'

export type TrafficRecorder = ReturnType<typeof recordTraffic>

const everySeconds = 5
const addUpSeconds = 60

interface Options {
  readonly now?: () => Date
  readonly onError?: (error: unknown) => void
}

/** Counts what happens on the sites, and writes it down in batches: no request waits for it. */
export function recordTraffic(inCompany: InCompany, { now = () => new Date(), onError = () => {} }: Options = {}) {
  const counting = countTraffic()
  let writing = Promise.resolve()

  async function write() {
    const { counts, steps } = counting.take()
    const companies = new Set([...counts, ...steps].map(({ companyId }) => companyId))
    for (const companyId of companies) {
      const own = {
        counts: counts.filter((count) => count.companyId === companyId),
        steps: steps.filter((step) => step.companyId === companyId),
      }
      await writeCompany(inCompany, companyId, own, now()).catch((error: unknown) => {
        counting.giveBack(own)
        onError(error)
      })
    }
  }
  /** One batch at a time: two of them would take the same steps for new. */
  const flush = () => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(() => void flush(), everySeconds * 1000).unref()

  return {
    noteRequest: (site: CountedSite, request: CountedRequest) => counting.addRequest(site, request, now().getTime()),
    noteStep: (
      site: CountedSite,
      { applicationId, step }: { readonly applicationId: string; readonly step: string },
    ) => {
      const { companyId, productId, mode } = site
      counting.addStep({ companyId, productId, mode, applicationId, page: step, at: now() })
    },
    flush,
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

type Batch = ReturnType<ReturnType<typeof countTraffic>['take']>
type NotedStep = Batch['steps'][number]

const writeCompany = (inCompany: InCompany, companyId: string, { counts, steps }: Batch, now: Date) =>
  inCompany(companyId, async (tx) => {
    const newSteps: NotedStep[] = []
    for (const some of chunksOf(steps.toSorted(inOneOrder))) {
      const passed = await tx
        .insert(journeySteps)
        .values(some.map(({ applicationId, page, at }) => ({ applicationId, page, createdAt: at })))
        .onConflictDoNothing()
        .returning({ applicationId: journeySteps.applicationId, page: journeySteps.page })
      const isNew = new Set(passed.map(({ applicationId, page }) => `${applicationId} ${page}`))
      // Sent twice within the batch it counts once.
      for (const step of some) if (isNew.delete(`${step.applicationId} ${step.page}`)) newSteps.push(step)
    }
    const requests = counts.map(({ hour, ...count }) => ({ ...count, hour: new Date(hour), steps: 0 }))
    const rows = [...requests, ...notesOf(newSteps)]
    if (rows.length === 0) return
    for (const some of chunksOf(rows)) await tx.insert(trafficNotes).values(some)
    const startAfter = new Date(now.getTime() + addUpSeconds * 1000)
    await enqueue(tx, addUpTraffic, {}, { startAfter, singletonKey: 'traffic' })
  })

/** Two servers that write the same steps in another order would wait for one another. */
const inOneOrder = (left: CountedStep, right: CountedStep) =>
  `${left.applicationId} ${left.page}` < `${right.applicationId} ${right.page}` ? -1 : 1

/** A statement takes a limited number of values. */
function* chunksOf<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += 1000) yield rows.slice(at, at + 1000)
}

/** One for all who left a page behind in an hour. */
function notesOf(steps: readonly NotedStep[]) {
  const alike = Map.groupBy(steps, ({ productId, mode, page, at }) => [productId, mode, page, hourOf(at)].join(' '))
  return [...alike.values()].flatMap(([first, ...others]) => (first ? [noteOf(first, others.length + 1)] : []))
}

function noteOf({ productId, mode, page, at, companyId }: NotedStep, steps: number) {
  const hour = new Date(hourOf(at))
  return { companyId, productId, mode, page, hour, visits: 0, steps, requests: 0, errors: 0, times: noTimes() }
}

const hourMs = 3_600_000
const hourOf = (at: Date) => Math.floor(at.getTime() / hourMs) * hourMs
