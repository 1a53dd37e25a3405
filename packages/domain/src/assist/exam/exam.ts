import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'
import { ExamSource } from '../exam-question/exam-question.ts'
import { examLifecycle } from './exam-lifecycle.ts'

/** A question as it was drawn: whatever becomes of it later, whoever sits the exam is asked this. */
export interface SheetQuestion {
  readonly questionId: string
  readonly text: string
  readonly options: readonly string[]
  /** Which of the options is right. It leaves the server when the exam is over. */
  readonly right: number
  readonly source: ExamSource
}

/** What is told of a question once the exam is over. */
const ExamExplanation = z.object({ right: z.int(), source: ExamSource })

export const WeakTopic = z.object({ fileName: z.string(), heading: z.string(), failed: z.int(), total: z.int() })

export type WeakTopic = z.output<typeof WeakTopic>

export const ExamResult = z.object({
  right: z.int(),
  percent: z.int(),
  /** Handed in by the clock. */
  isTimeOut: z.boolean(),
  /** One a question; null where they may no longer read what it cites. */
  explanations: z.array(ExamExplanation).nullable(),
  weakTopics: z.array(WeakTopic),
})

export const Exam = z
  .object({
    id: idOf('exam'),
    levelId: idOf('examLevel'),
    levelName: z.string(),
    isTrial: z.boolean(),
    state: z.enum(examLifecycle.states),
    accuracy: z.int(),
    minutes: z.int(),
    startedAt: moment,
    deadlineAt: moment,
    endedAt: moment.nullable(),
    /** What the server's clock says: the page counts down by it, and not by its own. */
    now: moment,
    questions: z.array(z.object({ text: z.string(), options: z.array(z.string()), chosen: z.int().nullable() })),
    /** Null until it is over, and of one that was cancelled. */
    result: ExamResult.nullable(),
  })
  .meta({ id: 'Exam' })

export type Exam = z.output<typeof Exam>

export const ExamRef = z.strictObject({ id: idOf('exam') })

export const ExamStart = z.strictObject({ levelId: idOf('examLevel') })

export const ExamAnswer = z
  .strictObject({ id: idOf('exam'), question: z.int().min(0).max(29), option: z.int().min(0).max(3) })
  .meta({ id: 'ExamAnswer', examples: [{ question: 0, option: 1 }] })

/** A level as somebody of the app finds it. */
export const OpenLevel = z
  .object({
    id: idOf('examLevel'),
    name: z.string(),
    folderNames: z.array(z.string()),
    accuracy: z.int(),
    minutes: z.int(),
    questions: z.int(),
    attempts: z.int(),
    /** Null without end. */
    attemptsLeft: z.int().nullable(),
    /** When they may try again; null where they may now. */
    opensAt: moment.nullable(),
    bestPercent: z.int().nullable(),
    isPassed: z.boolean(),
    /** Of the exam they are in. */
    sittingId: idOf('exam').nullable(),
    /** False while too few of its questions are ready. */
    isReady: z.boolean(),
    hasLeaderboard: z.boolean(),
  })
  .meta({ id: 'OpenLevel' })

export type OpenLevel = z.output<typeof OpenLevel>

/** An exam in a list. */
export const ExamSummary = z
  .object({
    id: idOf('exam'),
    levelId: idOf('examLevel'),
    levelName: z.string(),
    memberName: z.string(),
    state: z.enum(examLifecycle.states),
    right: z.int().nullable(),
    total: z.int(),
    percent: z.int().nullable(),
    startedAt: moment,
    endedAt: moment.nullable(),
  })
  .meta({ id: 'ExamSummary' })

export type ExamSummary = z.output<typeof ExamSummary>

export const ExamFilter = z.strictObject({
  levelId: idOf('examLevel').optional(),
  memberId: idOf('appMember').optional(),
})

/** What somebody reached in a level. */
export const ExamStanding = z
  .object({
    id: z.string(),
    levelId: idOf('examLevel'),
    levelName: z.string(),
    memberId: idOf('appMember'),
    memberName: z.string(),
    attempts: z.int(),
    bestPercent: z.int(),
    passedAt: moment.nullable(),
    lastEndedAt: moment,
  })
  .meta({ id: 'ExamStanding' })

export type ExamStanding = z.output<typeof ExamStanding>

export const ExamStandingFilter = z.strictObject({ levelId: idOf('examLevel').optional() })

export const ExamLeader = z
  .object({ name: z.string(), percent: z.int(), isYou: z.boolean() })
  .meta({ id: 'ExamLeader' })

export const ExamCertificate = z.object({ name: z.string(), base64: z.string() }).meta({ id: 'ExamCertificate' })
