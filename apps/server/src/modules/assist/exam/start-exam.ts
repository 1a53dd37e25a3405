import { randomInt } from 'node:crypto'
import type { exam } from '@coverwright/contract/assist/exam'
import { drawSheet } from '@coverwright/domain/assist/exam/draw-sheet'
import { examLimits } from '@coverwright/domain/assist/exam-limits'
import { fail } from '@coverwright/domain/errors'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockMemberInCompany } from '../../company/member/index.ts'
import { lockAppMemberInCompany } from '../app-member/index.ts'
import { drawableOf, type ExamLevelRow, holdLevelInCompany, lockLevelInCompany } from '../exam-level/index.ts'
import { lockExam, type Sitter, toExam } from './internal.ts'
import { levelsOpenTo, roomFor, standingIn } from './open-levels.ts'
import { saveExam, settle } from './settle.ts'
import { type ExamRow, exams } from './tables.ts'

/** A trial, before the next one takes its place. */
export const trialKeptMs = 24 * 60 * 60_000
const minuteMs = 60_000

/** They are held first: of ten who press at once in ten tabs one begins, and the others find what it began. */
export const startExam: HandlerOf<typeof exam, 'startExam'> = async ({ tx, actor, audit, now }, { levelId }) => {
  const { memberId } = actor
  const member = await lockAppMemberInCompany(tx, memberId)
  const sitting = await findSitting(tx, { memberId })
  const found = sitting && (await settle(tx, await lockExam(tx, sitting), now))
  if (found?.state === 'sitting') {
    if (found.levelId !== levelId) return fail('exam.another')
    await audit(found.id, { again: true })
    return toExam(found, now, true)
  }
  const open = (await levelsOpenTo(tx, member)).find(({ level }) => level.id === levelId)
  const level = open ? await holdLevelInCompany(tx, levelId) : fail('exam-level.not-found')
  const { attemptsLeft, opensAt } = roomFor(level, (await standingIn(tx, [levelId], memberId)).get(levelId), now)
  if (attemptsLeft === 0) return fail('exam.no-retakes')
  if (opensAt) return fail('exam.too-early')
  const lately = and(eq(exams.memberId, memberId), gt(exams.startedAt, dayBefore(now)))
  if ((await tx.$count(exams, lately)) >= examLimits.examsOfDay) return fail('exam.too-often')
  const row = await begin(tx, level, { memberId }, now)
  await audit(row.id, { level: level.name })
  return toExam(row, now, true)
}

/** A colleague has one trial at a time: another takes the place of the one before, and none is kept for longer than a day. */
export const startTrial: HandlerOf<typeof exam, 'startTrial'> = async ({ tx, actor, audit, now }, { levelId }) => {
  const trialMemberId = actor.memberId
  // Held first: of two that begin at once in two levels the later takes the place of the one before.
  await lockMemberInCompany(tx, trialMemberId)
  const level = await lockLevelInCompany(tx, levelId)
  const sitting = await findSitting(tx, { trialMemberId })
  if (sitting?.levelId === levelId && sitting.deadlineAt > now) {
    await audit(sitting.id, { again: true })
    return toExam(sitting, now, true)
  }
  if (sitting) await saveExam(tx, sitting.id, { state: 'cancelled', endedAt: now, dueAt: null })
  const own = eq(exams.trialMemberId, trialMemberId)
  await tx.delete(exams).where(and(own, lte(exams.startedAt, dayBefore(now))))
  if ((await tx.$count(exams, own)) >= examLimits.examsOfDay) return fail('exam.too-often')
  const row = await begin(tx, level, { trialMemberId }, now)
  await audit(row.id, { level: level.name })
  return toExam(row, now, true)
}

const dayBefore = (now: Date) => new Date(now.getTime() - trialKeptMs)

async function findSitting(tx: ReadTx, sitter: Sitter): Promise<ExamRow | undefined> {
  const own = 'memberId' in sitter ? eq(exams.memberId, sitter.memberId) : eq(exams.trialMemberId, sitter.trialMemberId)
  const [row] = await tx
    .select()
    .from(exams)
    .where(and(own, eq(exams.state, 'sitting')))
  return row
}

async function begin(tx: WriteTx, level: ExamLevelRow, sitter: Sitter, now: Date): Promise<ExamRow> {
  const questions = await drawableOf(tx, level.id)
  if (questions.length < level.questions) return fail('exam.not-ready')
  const seed = randomInt(2 ** 31)
  const sheet = drawSheet(questions, level.questions, seed)
  const deadlineAt = new Date(now.getTime() + level.minutes * minuteMs)
  const [row] = await tx
    .insert(exams)
    .values({
      ...sitter,
      levelId: level.id,
      levelName: level.name,
      accuracy: level.accuracy,
      minutes: level.minutes,
      seed,
      sheet,
      choices: sheet.map(() => null),
      startedAt: now,
      deadlineAt,
      dueAt: deadlineAt,
      total: sheet.length,
    })
    .returning()
  if (!row) throw new Error('The exam was not saved')
  return row
}
