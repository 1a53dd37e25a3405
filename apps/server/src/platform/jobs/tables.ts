import { jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../database/tenant-table.ts'

/** One phase of a long job: 40 of 100 rows read. The label names the phase and nobody's data. */
export interface ProgressStep {
  readonly label: string
  readonly step: number
  readonly of: number
}

/** How far a long job is, under the id of the job. */
export const jobProgress = tenantTable('job_progress', {
  job: text('job').notNull(),
  /** Who started the job and hears of it; a job nobody waits for has none. */
  memberId: uuid('member_id'),
  state: text('state', { enum: ['running', 'done', 'failed'] })
    .notNull()
    .default('running'),
  steps: jsonb('steps').$type<readonly ProgressStep[]>().notNull(),
})
