import { messages } from '../../messages.ts'

export const keywordErrors = {
  'keyword.not-found': { status: 404, message: 'The keyword could not be found!' },
  'keyword.taken': { status: 409, message: messages.alreadyExists },
  'keyword.too-many': { status: 409, message: messages.limitExceeded },
  'keyword.in-use': { status: 409, message: 'The keyword stands in a text. Take it out there first.' },
  'keyword.changed-meanwhile': {
    status: 409,
    message: 'Somebody else has changed the keyword. Open it again before you save.',
  },
} as const
