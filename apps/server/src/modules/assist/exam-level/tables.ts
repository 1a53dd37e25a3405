import { examLevelLifecycle } from '@coverwright/domain/assist/exam-level/exam-level-lifecycle'
import { examQuestionKinds } from '@coverwright/domain/assist/exam-question/exam-question'
import { examQuestionLifecycle } from '@coverwright/domain/assist/exam-question/exam-question-lifecycle'
import type { HubPlace } from '@coverwright/domain/assist/hub-file/hub-file'
import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { hubFolders } from '../hub-folder/index.ts'

export const examLevels = tenantTable(
  'exam_level',
  {
    name: text('name').notNull(),
    accuracy: integer('accuracy').notNull(),
    minutes: integer('minutes').notNull(),
    questions: integer('questions').notNull(),
    /** Null without end. */
    retakes: integer('retakes'),
    waitHours: integer('wait_hours').notNull(),
    hasLeaderboard: boolean('has_leaderboard').notNull(),
    state: text('state', { enum: examLevelLifecycle.states }).notNull().default(examLevelLifecycle.initial),
  },
  (level) => [
    uniqueIndex('exam_level_name').on(level.companyId, sql`lower(${level.name})`),
    index('exam_level_by_name').on(level.companyId, level.name, level.id),
    index('exam_level_by_state').on(level.companyId, level.state, level.id),
    index('exam_level_by_time').on(level.companyId, level.createdAt, level.id),
    index('exam_level_by_change').on(level.companyId, level.updatedAt, level.id),
  ],
)

export type ExamLevelRow = typeof examLevels.$inferSelect

/** Which folders a level examines. */
export const examLevelFolders = tenantTable(
  'exam_level_folder',
  { levelId: uuid('level_id').notNull(), folderId: uuid('folder_id').notNull() },
  (examined) => [
    unique('exam_level_folder_once').on(examined.companyId, examined.levelId, examined.folderId),
    foreignKey({
      name: 'exam_level_folder_level',
      columns: [examined.companyId, examined.levelId],
      foreignColumns: [examLevels.companyId, examLevels.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'exam_level_folder_folder',
      columns: [examined.companyId, examined.folderId],
      foreignColumns: [hubFolders.companyId, hubFolders.id],
    }).onDelete('cascade'),
    index('exam_level_folder_of_folder').on(examined.companyId, examined.folderId),
  ],
)

/**
 * A question outlives its file, as one that is outdated: the database sees to that whenever another version of the file
 * becomes current (`keep_exam_questions`), in the same transaction.
 */
export const examQuestions = tenantTable(
  'exam_question',
  {
    levelId: uuid('level_id').notNull(),
    /** What it was made of: the same is not proposed again, whatever somebody made of it. */
    key: text('key').notNull(),
    kind: text('kind', { enum: examQuestionKinds }).notNull(),
    text: text('text').notNull(),
    answer: text('answer').notNull(),
    wrong: jsonb('wrong').$type<readonly string[]>().notNull(),
    folderId: uuid('folder_id').notNull(),
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    version: integer('version').notNull(),
    passage: integer('passage').notNull(),
    heading: text('heading').notNull(),
    quote: text('quote').notNull(),
    place: jsonb('place').$type<HubPlace>().notNull(),
    state: text('state', { enum: examQuestionLifecycle.states }).notNull().default(examQuestionLifecycle.initial),
    isOutdated: boolean('is_outdated').notNull().default(false),
    asked: integer('asked').notNull().default(0),
    failed: integer('failed').notNull().default(0),
  },
  (question) => [
    unique('exam_question_once').on(question.companyId, question.levelId, question.key),
    foreignKey({
      name: 'exam_question_level',
      columns: [question.companyId, question.levelId],
      foreignColumns: [examLevels.companyId, examLevels.id],
    }).onDelete('cascade'),
    index('exam_question_of_level').on(question.companyId, question.levelId, question.state, question.id),
    index('exam_question_of_file').on(question.companyId, question.fileId),
    index('exam_question_by_time').on(question.companyId, question.createdAt, question.id),
    index('exam_question_by_state').on(question.companyId, question.state, question.id),
    index('exam_question_by_asked').on(question.companyId, question.asked, question.id),
    index('exam_question_by_failed').on(question.companyId, question.failed, question.id),
  ],
)

export type ExamQuestionRow = typeof examQuestions.$inferSelect

alreadyTaken({ exam_level_name: { code: 'exam-level.name-taken', field: 'name' } })
