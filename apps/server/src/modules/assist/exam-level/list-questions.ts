import type { examQuestion } from '@coverwright/contract/assist/exam-question'
import type { ExamQuestion } from '@coverwright/domain/assist/exam-question/exam-question'
import { fail } from '@coverwright/domain/errors'
import { and, eq, inArray } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { type ExamQuestionRow, examLevels, examQuestions } from './tables.ts'

export const listQuestions: HandlerOf<typeof examQuestion, 'listQuestions'> = async (
  { tx },
  { levelId, state, isOutdated },
  paging,
) => {
  const fitting = and(
    levelId ? eq(examQuestions.levelId, levelId) : undefined,
    state && eq(examQuestions.state, state),
    isOutdated === undefined ? undefined : eq(examQuestions.isOutdated, isOutdated),
  )
  const { items, ...page } = await selectPage(tx, examQuestions, fitting, paging)
  return { items: await toQuestions(tx, items), ...page }
}

async function toQuestions(tx: ReadTx, rows: readonly ExamQuestionRow[]): Promise<ExamQuestion[]> {
  const names = await levelNames(tx, [...new Set(rows.map(({ levelId }) => levelId))])
  return rows.map(({ wrong, createdAt, ...row }) => ({
    ...row,
    levelName: names.get(row.levelId) ?? '',
    wrong: [...wrong],
    createdAt: createdAt.toISOString(),
  }))
}

export async function toQuestion(tx: ReadTx, row: ExamQuestionRow): Promise<ExamQuestion> {
  const [question] = await toQuestions(tx, [row])
  return question ?? fail('exam-question.not-found')
}

export async function levelNames(tx: ReadTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: examLevels.id, name: examLevels.name })
    .from(examLevels)
    .where(inArray(examLevels.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
