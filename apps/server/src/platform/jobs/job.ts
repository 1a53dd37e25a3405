import { z } from 'zod'

/**
 * Who runs beside whom, and how many of them in one worker process. Each kind of work has places of its own: neighbours
 * that are slow to answer, or a hundred certificates to set, never hold up a payment.
 */
export const placesOf = { payments: 4, messages: 4, documents: 2, outside: 4, webhooks: 12, rest: 4 } as const

export type Places = keyof typeof placesOf

/** What a job does when it fails or takes long. Each has a default. */
export interface JobLimits {
  /** How often a failed job is tried again before it counts as failed. A killed worker uses up one of them. */
  readonly retryLimit?: number
  /** The wait before the first repetition; every further one waits twice as long, up to an hour. */
  readonly retryDelaySeconds?: number
  /** A handler that takes longer has failed. */
  readonly expireInSeconds?: number
  /** How many of these jobs one worker process runs at a time. */
  readonly concurrency?: number
  /** Among whose places it runs. */
  readonly places?: Places
}

/** A kind of work done for one company, later or elsewhere. */
export interface Job<Input extends z.ZodType = z.ZodType> extends Required<JobLimits> {
  readonly kind: 'company'
  readonly name: string
  readonly input: Input
}

/** A kind of work the platform does for itself, again and again. */
export interface RecurringJob extends Required<JobLimits> {
  readonly kind: 'platform'
  readonly name: string
  readonly cron: string
}

export type AnyJob = Job | RecurringJob

/**
 * Declares a job. Its input holds ids, never what belongs to a person: rows of finished jobs stay for days, and
 * erasing a customer does not look for them there.
 */
export const job = <Input extends z.ZodObject>(name: string, { input, ...limits }: JobLimits & { input: Input }) => ({
  kind: 'company' as const,
  name: checkedName(name),
  input,
  ...defaults,
  ...limits,
})

/** Declares a job that runs by the clock, in UTC. One that came due while no worker ran is made up for once. */
export const recurringJob = (name: string, { cron, ...limits }: JobLimits & { cron: string }): RecurringJob => ({
  kind: 'platform',
  name: checkedName(name),
  cron,
  ...defaults,
  ...limits,
})

const defaults: Required<JobLimits> = {
  retryLimit: 5,
  retryDelaySeconds: 1,
  expireInSeconds: 900,
  concurrency: 2,
  places: 'rest',
}

/** Queue names stand in SQL texts and metric labels. */
const checkedName = (name: string) =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+$/)
    .parse(name)
