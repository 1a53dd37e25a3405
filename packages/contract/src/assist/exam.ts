import {
  Exam,
  ExamAnswer,
  ExamCertificate,
  ExamFilter,
  ExamLeader,
  ExamRef,
  ExamStanding,
  ExamStandingFilter,
  ExamStart,
  ExamSummary,
  OpenLevel,
} from '@coverwright/domain/assist/exam/exam'
import { z } from 'zod'
import { appMember as access, call, can, group } from '../call.ts'

const sitting = { access, audit: true } as const
const hub = can('manage-hub')
const trying = { access: hub, audit: true, isPersonal: true } as const

/** Exams that people of the app sit, and colleagues try. Which answers are right is told when an exam is over. */
export const exam = group('exam', {
  /** All that they may sit: a company has at most 50. */
  getOpenLevels: call({ access, input: z.strictObject({}), output: z.array(OpenLevel) }),
  /** The one they are in already, if it is of this level. */
  startExam: call({
    ...sitting,
    input: ExamStart,
    output: Exam,
    errors: [
      'exam-level.not-found',
      'exam.not-ready',
      'exam.another',
      'exam.no-retakes',
      'exam.too-early',
      'exam.too-often',
    ],
  }),
  getExam: call({ access, input: ExamRef, output: Exam, errors: ['exam.not-found'] }),
  /** When time is out the answer does not count: the exam is answered as it was handed in by the clock. */
  answerQuestion: call({ ...sitting, input: ExamAnswer, output: Exam, errors: ['exam.not-found'] }),
  handIn: call({ ...sitting, input: ExamRef, output: Exam, errors: ['exam.not-found'] }),
  listOwnExams: call({ access, paged: ['startedAt'], input: z.strictObject({}), output: ExamSummary }),
  getLeaders: call({
    access,
    input: ExamStart,
    output: z.array(ExamLeader),
    errors: ['exam-level.not-found'],
  }),
  printCertificate: call({
    access,
    input: ExamRef,
    output: ExamCertificate,
    errors: ['exam.not-found', 'exam.no-certificate'],
  }),
  /** By a colleague, of a level in whichever state; it counts in no figure. */
  startTrial: call({
    ...trying,
    input: ExamStart,
    output: Exam,
    errors: ['exam-level.not-found', 'exam.not-found', 'exam.not-ready', 'exam.another', 'exam.too-often'],
  }),
  getTrial: call({ access: hub, isPersonal: true, input: ExamRef, output: Exam, errors: ['exam.not-found'] }),
  answerTrial: call({ ...trying, input: ExamAnswer, output: Exam, errors: ['exam.not-found'] }),
  handInTrial: call({ ...trying, input: ExamRef, output: Exam, errors: ['exam.not-found'] }),
  listExams: call({
    access: hub,
    paged: ['startedAt'],
    input: ExamFilter,
    output: ExamSummary,
    errors: ['exam-level.not-found', 'app-member.not-found'],
  }),
  listStandings: call({
    access: hub,
    paged: ['bestPercent', 'attempts', 'lastEndedAt'],
    input: ExamStandingFilter,
    output: ExamStanding,
    errors: ['exam-level.not-found'],
  }),
})
