import type { exam } from '@coverwright/contract/assist/exam'
import type { Exam, ExamAnswer } from '@coverwright/domain/assist/exam/exam'
import { fail } from '@coverwright/domain/errors'
import type { z } from 'zod'
import type { ReadContext, WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { asOfNow, getExamOf, graded, isReadable, lockExam, type Sitter, toExam } from './internal.ts'
import { end, saveExam, settle } from './settle.ts'
import type { ExamRow } from './tables.ts'

type Reading = Pick<ReadContext, 'tx' | 'now'>
type Writing = Pick<WriteContext, 'tx' | 'now' | 'audit'>

/** As it is by now: whoever comes back after the deadline reads the result, whether or not it was written down yet. */
async function read({ tx, now }: Reading, id: string, sitter: Sitter): Promise<Exam> {
  const row = await getExamOf(tx, id, sitter)
  const mayRead = await isReadable(tx, row)
  return toExam(asOfNow(row, now, mayRead), now, mayRead)
}

/** One at a time: of two answers that come at once neither is lost, and one question has the later. */
async function answer(
  { tx, now, audit }: Writing,
  { id, question, option }: z.output<typeof ExamAnswer>,
  sitter: Sitter,
): Promise<Exam> {
  const row = await settle(tx, await lockExam(tx, await getExamOf(tx, id, sitter)), now)
  const isOpen = row.state === 'sitting'
  if (question >= row.total) return fail('exam.not-found')
  await audit(id, { question, counts: isOpen })
  return told(tx, isOpen ? await saveExam(tx, id, { choices: row.choices.with(question, option) }) : row, now)
}

async function handOver({ tx, now, audit }: Writing, id: string, sitter: Sitter): Promise<Exam> {
  const before = await settle(tx, await lockExam(tx, await getExamOf(tx, id, sitter)), now)
  const row = before.state === 'sitting' ? await end(tx, graded(before, now)) : before
  await audit(id, { state: row.state, right: row.rightCount })
  return told(tx, row, now)
}

const told = async (tx: Writing['tx'], row: ExamRow, now: Date) => toExam(row, now, await isReadable(tx, row))

export const getExam: HandlerOf<typeof exam, 'getExam'> = async (context, { id }) =>
  read(context, id, { memberId: context.actor.memberId })

export const answerQuestion: HandlerOf<typeof exam, 'answerQuestion'> = async (context, given) =>
  answer(context, given, { memberId: context.actor.memberId })

export const handIn: HandlerOf<typeof exam, 'handIn'> = async (context, { id }) =>
  handOver(context, id, { memberId: context.actor.memberId })

export const getTrial: HandlerOf<typeof exam, 'getTrial'> = async (context, { id }) =>
  read(context, id, { trialMemberId: context.actor.memberId })

export const answerTrial: HandlerOf<typeof exam, 'answerTrial'> = async (context, given) =>
  answer(context, given, { trialMemberId: context.actor.memberId })

export const handInTrial: HandlerOf<typeof exam, 'handInTrial'> = async (context, { id }) =>
  handOver(context, id, { trialMemberId: context.actor.memberId })
