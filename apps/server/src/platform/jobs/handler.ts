import type { z } from 'zod'
import type { WriteTx } from '../database/with-tenant.ts'
import type { Job, RecurringJob } from './job.ts'
import type { Progress } from './progress.ts'

type InCompany = <T>(companyId: string, work: (tx: WriteTx) => Promise<T>) => Promise<T>
type InTransaction = <T>(work: (tx: WriteTx) => Promise<T>) => Promise<T>

/**
 * What a handler of a company's job gets.
 *
 * **A handler may run more than once.** What it writes through `tx` is committed together with the end of the job:
 * once, or not at all. What it does elsewhere (mail sent, a gateway called, a file put, `apart`) is done again when
 * the worker dies before the commit; it must be safe to repeat, by an idempotency key made from `jobId` or by looking
 * first. Between enqueueing and running the world moves on: read the row again, and leave quietly what is settled.
 */
interface JobContext {
  /** The company's transaction; it lasts as long as the handler. */
  readonly tx: WriteTx
  readonly companyId: string
  readonly jobId: string
  /** 0 for the first time. */
  readonly attempt: number
  readonly now: Date
  /** Aborted when the job is no longer this worker's: after its time is up, or when the worker stops. */
  readonly signal: AbortSignal
  readonly progress: Progress
  /** A short transaction of its own for the same company, committed at once. */
  readonly apart: InTransaction
  /** The same for another company that this one has to do with; what it writes there must be safe to repeat. */
  readonly inCompany: InCompany
}

/** What a recurring job of the platform gets; it sees no company's rows except through `inCompany`. */
interface RecurringContext {
  readonly jobId: string
  readonly now: Date
  readonly signal: AbortSignal
  readonly inCompany: InCompany
}

export type JobHandler<Input extends z.ZodType> = (context: JobContext, data: z.output<Input>) => Promise<void>
export type RecurringHandler = (context: RecurringContext) => Promise<void>

/** A job of a company and what does it, types erased; `handle` checks that they fit. */
export interface HandledCompanyJob {
  readonly kind: 'company'
  readonly job: Job
  readonly handler: (context: JobContext, data: unknown) => Promise<void>
}

export interface HandledRecurringJob {
  readonly kind: 'platform'
  readonly job: RecurringJob
  readonly handler: RecurringHandler
}

export type HandledJob = HandledCompanyJob | HandledRecurringJob

/** The job's schema parses the data before the handler sees them, so they have the handler's type. */
export const handle = <Input extends z.ZodObject>(job: Job<Input>, handler: JobHandler<Input>): HandledCompanyJob => ({
  kind: 'company',
  job,
  handler: (context, data) => handler(context, data as z.output<Input>),
})

export const handleRecurring = (job: RecurringJob, handler: RecurringHandler): HandledRecurringJob => ({
  kind: 'platform',
  job,
  handler,
})
