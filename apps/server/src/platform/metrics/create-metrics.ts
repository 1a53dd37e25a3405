import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { turnsOf } from '../database/turns.ts'
import type { JobRun } from '../jobs/start-worker.ts'

export interface Metrics {
  /** One request: the call it made and the status of its answer. Both come from small sets, never from the caller. */
  readonly observeCall: (call: string, status: string, seconds: number) => void
  readonly observeJob: (run: JobRun) => void
  readonly watchPool: (name: string, pool: Pool) => void
  /** How many events wait to be heard, and how many were given up. */
  readonly watchEvents: (count: CountEvents) => void
  readonly describe: () => Promise<string>
  readonly contentType: string
}

type CountEvents = () => Promise<{ readonly waiting: number; readonly stuck: number }>

/** The figures of one process: memory, event loop, calls, jobs, connections. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const calls = new Histogram({
    name: 'call_seconds',
    help: 'How long calls took, by call and status of the answer',
    labelNames: ['call', 'status'],
    // Fewer than by default: every label pair keeps each of them.
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const jobs = new Histogram({
    name: 'job_seconds',
    help: 'How long jobs ran, by job and outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.02, 0.1, 0.5, 2, 10, 60, 600],
    registers,
  })
  const failures = new Counter({
    name: 'job_failures_total',
    help: 'Jobs that failed for the last time: somebody must look',
    labelNames: ['job'],
    registers,
  })
  const pools = new Map<string, Pool>()
  const connections = new Gauge({
    name: 'pool_connections',
    help: 'Connections to the database, and those who wait for one',
    labelNames: ['pool', 'state'],
    registers,
    // Read when asked for: a connection taken and given back costs nothing more.
    collect: () => {
      for (const [pool, connected] of pools) {
        const { totalCount, idleCount, waitingCount } = connected
        connections.set({ pool, state: 'busy' }, totalCount - idleCount)
        connections.set({ pool, state: 'idle' }, idleCount)
        connections.set({ pool, state: 'waiting' }, waitingCount + turnsOf(connected).waitingCount())
      }
    },
  })
  let countEvents: CountEvents | undefined
  const events = new Gauge({
    name: 'events_waiting',
    help: 'Events that wait to be heard, in the whole installation; those that are stuck failed too often',
    labelNames: ['state'],
    registers,
    collect: async () => {
      const counted = await countEvents?.()
      if (!counted) return
      events.set({ state: 'waiting' }, counted.waiting)
      events.set({ state: 'stuck' }, counted.stuck)
    },
  })

  return {
    observeCall: (call, status, seconds) => calls.observe({ call, status }, seconds),
    observeJob: ({ job, outcome, seconds }) => {
      jobs.observe({ job, outcome }, seconds)
      if (outcome === 'failed') failures.inc({ job })
    },
    watchPool: (name, pool) => pools.set(name, pool),
    watchEvents: (count) => {
      countEvents = count
    },
    describe: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
