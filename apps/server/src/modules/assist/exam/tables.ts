import type { SheetQuestion } from '@coverwright/domain/assist/exam/exam'
import { examLifecycle } from '@coverwright/domain/assist/exam/exam-lifecycle'
import type { Choices } from '@coverwright/domain/assist/exam/grade'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { appMembers } from '../app-member/index.ts'
import { examLevels } from '../exam-level/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** What is asked, and by which rules it is passed, is kept as it was when somebody began. */
export const exams = tenantTable(
  'exam',
  {
    levelId: uuid('level_id').notNull(),
    /** Of the app; null of a trial. */
    memberId: uuid('member_id'),
    /** Of the studio, who tries it. */
    trialMemberId: uuid('trial_member_id'),
    levelName: text('level_name').notNull(),
    accuracy: integer('accuracy').notNull(),
    minutes: integer('minutes').notNull(),
    /** By which questions and answers were shuffled. */
    seed: integer('seed').notNull(),
    sheet: jsonb('sheet').$type<readonly SheetQuestion[]>().notNull(),
    choices: jsonb('choices').$type<Choices>().notNull(),
    state: text('state', { enum: examLifecycle.states }).notNull().default(examLifecycle.initial),
    startedAt: time('started_at').notNull(),
    deadlineAt: time('deadline_at').notNull(),
    /** When it is handed in by the clock. */
    dueAt: time('due_at'),
    endedAt: time('ended_at'),
    rightCount: integer('right_count'),
    total: integer('total').notNull(),
  },
  (exam) => [
    foreignKey({
      name: 'exam_level_of',
      columns: [exam.companyId, exam.levelId],
      foreignColumns: [examLevels.companyId, examLevels.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'exam_member',
      columns: [exam.companyId, exam.memberId],
      foreignColumns: [appMembers.companyId, appMembers.id],
    }).onDelete('cascade'),
    check('exam_of_somebody', sql`(${exam.memberId} is null) <> (${exam.trialMemberId} is null)`),
    uniqueIndex('exam_sitting').on(exam.companyId, exam.memberId).where(sql`${exam.state} = 'sitting'`),
    uniqueIndex('exam_trial_sitting').on(exam.companyId, exam.trialMemberId).where(sql`${exam.state} = 'sitting'`),
    index('exam_of_member').on(exam.companyId, exam.memberId, exam.startedAt, exam.id),
    index('exam_of_trial').on(exam.companyId, exam.trialMemberId, exam.startedAt, exam.id),
    index('exam_of_level').on(exam.companyId, exam.levelId, exam.startedAt, exam.id),
    index('exam_by_start').on(exam.companyId, exam.startedAt, exam.id),
    index('exam_due').on(exam.companyId, exam.dueAt),
  ],
)

export type ExamRow = typeof exams.$inferSelect

/** What somebody reached in a level, written when an exam ends. */
export const examStandings = tenantTable(
  'exam_standing',
  {
    levelId: uuid('level_id').notNull(),
    memberId: uuid('member_id').notNull(),
    attempts: integer('attempts').notNull(),
    bestPercent: integer('best_percent').notNull(),
    bestAt: time('best_at').notNull(),
    bestExamId: uuid('best_exam_id').notNull(),
    passedAt: time('passed_at'),
    lastEndedAt: time('last_ended_at').notNull(),
  },
  (standing) => [
    unique('exam_standing_once').on(standing.companyId, standing.levelId, standing.memberId),
    foreignKey({
      name: 'exam_standing_level',
      columns: [standing.companyId, standing.levelId],
      foreignColumns: [examLevels.companyId, examLevels.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'exam_standing_member',
      columns: [standing.companyId, standing.memberId],
      foreignColumns: [appMembers.companyId, appMembers.id],
    }).onDelete('cascade'),
    index('exam_standing_best').on(standing.companyId, standing.levelId, standing.bestPercent, standing.id),
    index('exam_standing_by_percent').on(standing.companyId, standing.bestPercent, standing.id),
    index('exam_standing_by_attempts').on(standing.companyId, standing.attempts, standing.id),
    index('exam_standing_by_end').on(standing.companyId, standing.lastEndedAt, standing.id),
    index('exam_standing_of_member').on(standing.companyId, standing.memberId),
  ],
)

alreadyTaken({ exam_sitting: { code: 'exam.another' }, exam_trial_sitting: { code: 'exam.another' } })
