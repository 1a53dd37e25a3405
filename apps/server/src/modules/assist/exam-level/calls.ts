import type { examLevel } from '@coverwright/contract/assist/exam-level'
import type { examQuestion } from '@coverwright/contract/assist/exam-question'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getLevel, listLevels } from './list-levels.ts'
import { listQuestions } from './list-questions.ts'
import { proposeQuestions } from './propose-questions.ts'
import { deleteLevel, publishLevel, unpublishLevel } from './publish-level.ts'
import { approveQuestion, rejectQuestion, restoreQuestion, updateQuestion } from './review-question.ts'
import { createLevel, updateLevel } from './save-level.ts'
import { writeQuestions } from './write-questions.ts'

export const examLevelCalls: HandlersOf<typeof examLevel> = {
  listLevels,
  getLevel,
  createLevel,
  updateLevel,
  publishLevel,
  unpublishLevel,
  deleteLevel,
}

export const examQuestionCalls: HandlersOf<typeof examQuestion> = {
  listQuestions,
  proposeQuestions,
  writeQuestions,
  approveQuestion,
  rejectQuestion,
  restoreQuestion,
  updateQuestion,
}
