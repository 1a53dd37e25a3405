import { messages } from '../../messages.ts'

export const examErrors = {
  'exam.not-found': { status: 404, message: 'The exam could not be found!' },
  'exam.too-often': { status: 429, message: messages.yourLimitExceeded },
  'exam.no-retakes': { status: 409, message: 'You have used every attempt at this level.' },
  'exam.too-early': { status: 409, message: 'You can try this level again later: the level says when.' },
  'exam.another': { status: 409, message: 'You are in another exam. Hand that in first.' },
  'exam.not-ready': { status: 409, message: 'This level is being worked on: too few of its questions are ready.' },
  'exam.no-certificate': { status: 409, message: 'There is a certificate for an exam that was passed.' },
} as const
