import type { examQuestion } from '@coverwright/contract/assist/exam-question'
import {
  type ExamQuestionState,
  examQuestionLifecycle,
} from '@coverwright/domain/assist/exam-question/exam-question-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { countQuestions } from './internal.ts'
import { toQuestion } from './list-questions.ts'
import { type ExamQuestionRow, examLevels, examQuestions } from './tables.ts'

type Reviewing = HandlerOf<typeof examQuestion, 'approveQuestion'>

export const approveQuestion: Reviewing = async (context, { id }) => {
  const { question } = await lockQuestion(context.tx, id)
  const state = examQuestionLifecycle.next(question.state, 'approve') ?? fail('exam-question.not-in-state')
  if (question.isOutdated) return fail('exam-question.outdated')
  return moved(context, question, state)
}

/** A published level keeps as many as it asks. */
export const rejectQuestion: Reviewing = async (context, { id }) => {
  const { question, level } = await lockQuestion(context.tx, id)
  const state = examQuestionLifecycle.next(question.state, 'reject') ?? fail('exam-question.not-in-state')
  const answer = await moved(context, question, state)
  const { approved = 0 } = (await countQuestions(context.tx, [level.id])).get(level.id) ?? {}
  const isShort = level.state === 'published' && approved < level.questions
  if (isShort && question.state === 'approved' && !question.isOutdated) return fail('exam-question.needed')
  return answer
}

export const restoreQuestion: Reviewing = async (context, { id }) => {
  const { question } = await lockQuestion(context.tx, id)
  return moved(
    context,
    question,
    examQuestionLifecycle.next(question.state, 'restore') ?? fail('exam-question.not-in-state'),
  )
}

/** Whoever edits it has looked at it; exams that are being sat ask it as it was. */
export const updateQuestion: HandlerOf<typeof examQuestion, 'updateQuestion'> = async (
  { tx, audit },
  { id, ...form },
) => {
  await lockQuestion(tx, id)
  const row = await save(tx, id, form)
  await audit(id, { text: row.text })
  return toQuestion(tx, row)
}

async function moved({ tx, audit }: WriteContext, { id, state: from }: ExamQuestionRow, state: ExamQuestionState) {
  const row = await save(tx, id, { state })
  await audit(id, { from, to: state })
  return toQuestion(tx, row)
}

/** With its level, and that first: whoever changes a level and its questions takes them in this order. */
async function lockQuestion(tx: WriteTx, id: string) {
  const { levelId } = (await selectRow(tx, examQuestions, id)) ?? fail('exam-question.not-found')
  const level = (await selectRow(tx, examLevels, levelId, 'for no key update')) ?? fail('exam-question.not-found')
  const question = (await selectRow(tx, examQuestions, id, 'for update')) ?? fail('exam-question.not-found')
  return { level, question }
}

async function save(tx: WriteTx, id: string, change: Partial<ExamQuestionRow>): Promise<ExamQuestionRow> {
  const [row] = await tx.update(examQuestions).set(change).where(eq(examQuestions.id, id)).returning()
  return row ?? fail('exam-question.not-found')
}
