import {
  ExamLevel,
  ExamLevelChange,
  ExamLevelFilter,
  ExamLevelForm,
  ExamLevelRef,
} from '@coverwright/domain/assist/exam-level/exam-level'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const access = can('manage-hub')
const managing = { access, audit: true } as const

/** What the learning portal examines. */
export const examLevel = group('examLevel', {
  listLevels: call({
    access,
    paged: ['name', 'state', 'createdAt', 'updatedAt'],
    input: ExamLevelFilter,
    output: ExamLevel,
  }),
  getLevel: call({ access, input: ExamLevelRef, output: ExamLevel, errors: ['exam-level.not-found'] }),
  createLevel: call({
    ...managing,
    input: ExamLevelForm,
    output: ExamLevel,
    errors: ['exam-level.name-taken', 'exam-level.too-many', 'hub-folder.not-found'],
  }),
  /** Exams that are being sat go on as they began. */
  updateLevel: call({
    ...managing,
    input: ExamLevelChange,
    output: ExamLevel,
    errors: ['exam-level.not-found', 'exam-level.name-taken', 'exam-level.too-few-questions', 'hub-folder.not-found'],
  }),
  publishLevel: call({
    ...managing,
    input: ExamLevelRef,
    output: ExamLevel,
    errors: ['exam-level.not-found', 'exam-level.not-in-state', 'exam-level.too-few-questions'],
  }),
  /** Nobody begins it any more; whoever is in an exam of it finishes. */
  unpublishLevel: call({
    ...managing,
    input: ExamLevelRef,
    output: ExamLevel,
    errors: ['exam-level.not-found', 'exam-level.not-in-state'],
  }),
  /** With its questions and every exam of it. */
  deleteLevel: call({ ...managing, input: ExamLevelRef, output: z.null(), errors: ['exam-level.not-found'] }),
})
