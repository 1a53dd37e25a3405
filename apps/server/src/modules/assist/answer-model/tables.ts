import { modelUses } from '@coverwright/domain/assist/answer-model/answer-model'
import { bigint, integer, text, unique } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

/** One row of a company that was ever asked. */
export const answerModels = tenantTable(
  'answer_model',
  {
    /** The host that something may go to; none where all stays. */
    host: text('host'),
    uses: text('uses', { enum: modelUses }).array().notNull(),
  },
  (model) => [unique('answer_model_once').on(model.companyId)],
)

/** What a company used in a month, with what is set aside for questions under way. */
export const answerModelMonths = tenantTable(
  'answer_model_month',
  {
    /** As `2026-11`, in UTC. */
    month: text('month').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
    questions: integer('questions').notNull(),
    /** Why it did not answer when it was asked last. */
    problem: text('problem'),
  },
  (month) => [unique('answer_model_month_once').on(month.companyId, month.month)],
)
