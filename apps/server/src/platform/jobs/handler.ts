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
interface JobContext extends OutsideContext {
  /** The company's transaction; it lasts as long as the handler. */
  readonly tx: WriteTx
}

/** What is at hand outside of any transaction. */
export interface OutsideContext {
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
export interface RecurringContext {
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

/** A company's job that talks to somebody else, types erased; `goOut` checks that they fit. */
export interface HandledOutboundJob {
  readonly kind: 'outbound'
  readonly job: Job
  readonly read: (context: JobContext, data: unknown) => Promise<unknown>
  readonly act: (task: unknown, context: OutsideContext) => Promise<unknown>
  readonly settle: (context: JobContext, task: unknown, outcome: unknown) => Promise<void>
}

export type HandledJob = HandledCompanyJob | HandledOutboundJob | HandledRecurringJob

/** The job's schema parses the data before the handler sees them, so they have the handler's type. */
export const handle = <Input extends z.ZodObject>(job: Job<Input>, handler: JobHandler<Input>): HandledCompanyJob => ({
  kind: 'company',
  job,
  handler: (context, data) => handler(context, data as z.output<Input>),
})

interface GoingOut<Input extends z.ZodType, Task extends object, Outcome> {
  /** What is to be done; nothing, when that is settled already. In a short transaction. */
  readonly read: (context: JobContext, data: z.output<Input>) => Promise<Task | undefined>
  /** In no transaction: whoever is asked may take long to answer, and nobody waits for a row or a connection. */
  readonly act: (task: Task, context: OutsideContext) => Promise<Outcome>
  /** Writes what came of it, together with the end of the job. The world has moved on since it was read. */
  readonly settle: (context: JobContext, task: Task, outcome: Outcome) => Promise<void>
}

/** A job that talks to somebody else. What `act` does must be safe to repeat, as in every job. */
export const goOut = <Input extends z.ZodObject, Task extends object, Outcome>(
  job: Job<Input>,
  { read, act, settle }: GoingOut<Input, Task, Outcome>,
): HandledOutboundJob => ({
  kind: 'outbound',
  job,
  read: (context, data) => read(context, data as z.output<Input>),
  act: (task, context) => act(task as Task, context),
  settle: (context, task, outcome) => settle(context, task as Task, outcome as Outcome),
})

export const handleRecurring = (job: RecurringJob, handler: RecurringHandler): HandledRecurringJob => ({
  kind: 'platform',
  job,
  handler,
})
