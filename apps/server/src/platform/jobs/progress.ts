import { eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../database/with-tenant.ts'
import { publish } from '../live/publish.ts'
import { jobProgress, type ProgressStep } from './tables.ts'

/** Tells how far the job is. It may be called for every row: what comes too quickly is not written. */
export type Progress = (step: number, of: number, label: string) => Promise<void>

interface Reported {
  readonly jobId: string
  readonly job: string
  readonly memberId: string | undefined
}

type Apart = (work: (tx: WriteTx) => Promise<void>) => Promise<void>

const pauseMs = 500

/** How far a long job is; undefined before its first sign. */
export async function getJobProgress(tx: ReadTx, jobId: string) {
  const [row] = await tx.select().from(jobProgress).where(eq(jobProgress.id, jobId))
  return row && { job: row.job, state: row.state, steps: row.steps }
}

/**
 * Progress is written in transactions of its own: in the job's own nobody would see it before the end.
 * `finish` belongs into the job's transaction, so that nobody hears "done" of something that is not.
 */
export function createProgress({ jobId, job, memberId }: Reported, apart: Apart) {
  const steps = new Map<string, ProgressStep>()
  let writtenAt = 0

  const save = async (tx: WriteTx, state: 'running' | 'done' | 'failed') => {
    const values = { state, steps: [...steps.values()] }
    await tx
      .insert(jobProgress)
      .values({ id: jobId, job, memberId, ...values })
      .onConflictDoUpdate({ target: [jobProgress.companyId, jobProgress.id], set: values })
    if (memberId) publish(tx, { kind: 'job-progress', subjectId: jobId, memberId })
  }

  const progress: Progress = async (step, of, label) => {
    const isNew = !steps.has(label)
    steps.set(label, { label, step, of })
    if (!isNew && step < of && Date.now() - writtenAt < pauseMs) return
    writtenAt = Date.now()
    await apart((tx) => save(tx, 'running'))
  }

  return {
    progress,
    finish: async (tx: WriteTx, state: 'done' | 'failed') => {
      if (steps.size > 0) await save(tx, state)
    },
  }
}
