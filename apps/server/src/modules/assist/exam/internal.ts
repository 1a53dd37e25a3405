import type { Exam, ExamSummary } from '@coverwright/domain/assist/exam/exam'
import { countRight, isPass, percentOf, weakTopicsOf } from '@coverwright/domain/assist/exam/grade'
import { fail } from '@coverwright/domain/errors'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { getAppMemberInCompany, holdAppMemberInCompany } from '../app-member/index.ts'
import { holdLevelInCompany } from '../exam-level/index.ts'
import { readableFolders } from '../product-talk/index.ts'
import { type ExamRow, exams } from './tables.ts'

/** Whose exam it is: somebody's of the app, or a colleague's who tries it. */
export type Sitter = { readonly memberId: string } | { readonly trialMemberId: string }

const isOf = (row: ExamRow, sitter: Sitter) =>
  'memberId' in sitter ? row.memberId === sitter.memberId : row.trialMemberId === sitter.trialMemberId

/** An exam of somebody else's looks as if it were not there. */
export async function getExamOf(tx: ReadTx, id: string, sitter: Sitter): Promise<ExamRow> {
  const row = await selectRow(tx, exams, id)
  return row && isOf(row, sitter) ? row : fail('exam.not-found')
}

/** From the outside in: person, level, exam. Whoever erases one of the first two takes them in the same order. */
export async function lockExam(tx: WriteTx, { id, memberId, levelId }: ExamRow): Promise<ExamRow> {
  if (memberId) await holdAppMemberInCompany(tx, memberId)
  await holdLevelInCompany(tx, levelId)
  return (await selectRow(tx, exams, id, 'for update')) ?? fail('exam.not-found')
}

/** Whether they may still read everything that they are asked. Looked up each time: groups change. */
export async function isReadable(tx: ReadTx, { memberId, sheet }: Pick<ExamRow, 'memberId' | 'sheet'>) {
  if (!memberId) return true
  const readable = await readableFolders(tx, await getAppMemberInCompany(tx, memberId))
  const ids = new Set(readable.map(({ id }) => id))
  return sheet.every(({ source }) => ids.has(source.folderId))
}

/** Handed in at that moment, with what was answered until then. */
export function graded(row: ExamRow, endedAt: Date): ExamRow {
  const rightCount = countRight(row.sheet, row.choices)
  const state = isPass(rightCount, row.total, row.accuracy) ? 'passed' : 'failed'
  return { ...row, state, rightCount, endedAt, dueAt: null }
}

/**
 * What an exam is by now, whether or not anybody has written that down yet: when time is out it was handed in at its
 * deadline. Who may no longer read the documents is examined in them no further, and it counts for nothing.
 */
export function asOfNow(row: ExamRow, now: Date, mayRead: boolean): ExamRow {
  if (row.state !== 'sitting') return row
  if (!mayRead) return { ...row, state: 'cancelled', endedAt: now, dueAt: null }
  return now >= row.deadlineAt ? graded(row, row.deadlineAt) : row
}

/** Neither what is right nor where it stands, before it is over. */
export function toExam(row: ExamRow, now: Date, mayRead: boolean): Exam {
  const { id, levelId, levelName, trialMemberId, state, accuracy, minutes, sheet, choices, endedAt, deadlineAt } = row
  return {
    id,
    levelId,
    levelName,
    isTrial: trialMemberId !== null,
    state,
    accuracy,
    minutes,
    startedAt: row.startedAt.toISOString(),
    deadlineAt: deadlineAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    now: now.toISOString(),
    questions: mayRead
      ? sheet.map(({ text, options }, nth) => ({ text, options: [...options], chosen: choices[nth] ?? null }))
      : [],
    result: row.rightCount === null ? null : resultOf(row, row.rightCount, mayRead),
  }
}

function resultOf({ sheet, choices, total, endedAt, deadlineAt }: ExamRow, right: number, mayRead: boolean) {
  return {
    right,
    percent: percentOf(right, total),
    isTimeOut: endedAt !== null && endedAt >= deadlineAt,
    explanations: mayRead ? sheet.map(({ right: option, source }) => ({ right: option, source })) : null,
    weakTopics: weakTopicsOf(sheet, choices),
  }
}

export const toSummary = (row: ExamRow, memberName: string): ExamSummary => ({
  id: row.id,
  levelId: row.levelId,
  levelName: row.levelName,
  memberName,
  state: row.state,
  right: row.rightCount,
  total: row.total,
  percent: row.rightCount === null ? null : percentOf(row.rightCount, row.total),
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})
