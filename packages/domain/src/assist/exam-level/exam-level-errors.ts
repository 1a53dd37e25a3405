import { messages } from '../../messages.ts'

export const examLevelErrors = {
  'exam-level.not-found': { status: 404, message: 'The level could not be found!' },
  'exam-level.name-taken': { status: 409, message: 'A level of this name already exists.' },
  'exam-level.too-many': { status: 409, message: messages.limitExceeded },
  'exam-level.not-in-state': { status: 409, message: 'The level is published, or unpublished, already.' },
  'exam-level.too-few-questions': {
    status: 409,
    message: 'Fewer questions are approved than the level asks. Approve more, or let it ask fewer.',
  },
} as const
