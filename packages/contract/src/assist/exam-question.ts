import {
  ExamProposal,
  ExamProposed,
  ExamQuestion,
  ExamQuestionFilter,
  ExamQuestionForm,
  ExamQuestionRef,
  ExamWriting,
  ExamWritten,
} from '@coverwright/domain/assist/exam-question/exam-question'
import { call, can, group } from '../call.ts'
import { modelErrors } from './answer-model.ts'

const access = can('manage-hub')
const managing = { access, audit: true } as const
const reviewing = {
  ...managing,
  input: ExamQuestionRef,
  output: ExamQuestion,
} as const

/** What exams are drawn from: made from the documents, and approved by a person. */
export const examQuestion = group('examQuestion', {
  listQuestions: call({
    access,
    paged: ['createdAt', 'state', 'asked', 'failed'],
    input: ExamQuestionFilter,
    output: ExamQuestion,
  }),
  proposeQuestions: call({
    ...managing,
    input: ExamProposal,
    output: ExamProposed,
    errors: ['exam-level.not-found', 'exam-question.too-many'],
  }),
  /** By a model outside, where the company lets it: what it writes is kept where its answer stands in the documents. */
  writeQuestions: call({
    ...managing,
    input: ExamWriting,
    output: ExamWritten,
    errors: ['exam-level.not-found', 'exam-question.too-many', ...modelErrors],
  }),
  approveQuestion: call({
    ...reviewing,
    errors: ['exam-question.not-found', 'exam-question.not-in-state', 'exam-question.outdated'],
  }),
  rejectQuestion: call({
    ...reviewing,
    errors: ['exam-question.not-found', 'exam-question.not-in-state', 'exam-question.needed'],
  }),
  restoreQuestion: call({ ...reviewing, errors: ['exam-question.not-found', 'exam-question.not-in-state'] }),
  updateQuestion: call({
    ...managing,
    input: ExamQuestionForm,
    output: ExamQuestion,
    errors: ['exam-question.not-found'],
  }),
})
