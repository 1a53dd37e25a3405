import { messages } from '../../messages.ts'

export const examQuestionErrors = {
  'exam-question.not-found': { status: 404, message: 'The question could not be found!' },
  'exam-question.not-in-state': { status: 409, message: 'The question is approved, or rejected, already.' },
  'exam-question.outdated': {
    status: 409,
    message: 'The passage of this question is no longer in the documents.',
  },
  'exam-question.too-many': { status: 409, message: messages.limitExceeded },
  'exam-question.needed': {
    status: 409,
    message: 'The published level asks as many questions as are approved. Unpublish it, or approve another first.',
  },
} as const
