import { failedIn, percentOf } from '@coverwright/domain/assist/exam/grade'
import { fail } from '@coverwright/domain/errors'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { examQuestions } from '../exam-level/index.ts'
import { asOfNow, isReadable } from './internal.ts'
import { type ExamRow, examStandings, exams } from './tables.ts'

/** Writes down what time or a change of groups has made of it. The exam is held. */
export async function settle(tx: WriteTx, row: ExamRow, now: Date): Promise<ExamRow> {
  const next = asOfNow(row, now, await isReadable(tx, row))
  return next === row ? row : end(tx, next)
}

/** Trials count in no figure. */
export async function end(tx: WriteTx, ended: ExamRow): Promise<ExamRow> {
  const { state, rightCount, endedAt, dueAt } = ended
  const row = await saveExam(tx, ended.id, { state, rightCount, endedAt, dueAt })
  if (row.memberId && row.rightCount !== null && row.endedAt) {
    await countAnswers(tx, row)
    await keepStanding(tx, { ...row, memberId: row.memberId, rightCount: row.rightCount, endedAt: row.endedAt })
  }
  return row
}

export async function saveExam(tx: WriteTx, id: string, change: Partial<ExamRow>): Promise<ExamRow> {
  const [row] = await tx.update(exams).set(change).where(eq(exams.id, id)).returning()
  return row ?? fail('exam.not-found')
}

/** In one order: two exams of the same questions that end at once do not wait for each other in a circle. */
async function countAnswers(tx: WriteTx, { sheet, choices }: ExamRow): Promise<void> {
  const asked = sheet.map(({ questionId }) => questionId)
  const failed = failedIn(sheet, choices)
  const { id } = examQuestions
  await tx.select({ id }).from(examQuestions).where(inArray(id, asked)).orderBy(asc(id)).for('no key update')
  await tx
    .update(examQuestions)
    .set({ asked: sql`${examQuestions.asked} + 1` })
    .where(inArray(id, asked))
  if (failed.length > 0)
    await tx
      .update(examQuestions)
      .set({ failed: sql`${examQuestions.failed} + 1` })
      .where(inArray(id, failed))
}

type Ended = ExamRow & { readonly memberId: string; readonly rightCount: number; readonly endedAt: Date }

async function keepStanding(tx: WriteTx, row: Ended): Promise<void> {
  const { id, levelId, memberId, state, rightCount, total, endedAt } = row
  const percent = percentOf(rightCount, total)
  const passedAt = state === 'passed' ? endedAt : null
  const isBetter = sql`excluded.best_percent > ${examStandings.bestPercent}`
  await tx
    .insert(examStandings)
    .values({
      levelId,
      memberId,
      attempts: 1,
      bestPercent: percent,
      bestAt: endedAt,
      bestExamId: id,
      passedAt,
      lastEndedAt: endedAt,
    })
    .onConflictDoUpdate({
      target: [examStandings.companyId, examStandings.levelId, examStandings.memberId],
      set: {
        attempts: sql`${examStandings.attempts} + 1`,
        bestPercent: sql`greatest(${examStandings.bestPercent}, excluded.best_percent)`,
        bestAt: sql`case when ${isBetter} then excluded.best_at else ${examStandings.bestAt} end`,
        bestExamId: sql`case when ${isBetter} then excluded.best_exam_id else ${examStandings.bestExamId} end`,
        passedAt: sql`coalesce(${examStandings.passedAt}, excluded.passed_at)`,
        lastEndedAt: sql`greatest(${examStandings.lastEndedAt}, excluded.last_ended_at)`,
      },
    })
}
