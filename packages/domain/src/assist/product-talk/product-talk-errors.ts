import { messages } from '../../messages.ts'

export const productTalkErrors = {
  'product-talk.question-not-found': { status: 404, message: 'The question could not be found!' },
  'product-talk.too-often': { status: 429, message: messages.yourLimitExceeded },
  'product-talk.asked-already': { status: 409, message: 'A person was asked already.' },
  'product-talk.person-limit': {
    status: 429,
    message: 'People were asked for help as often as they may be today. Ask again tomorrow.',
  },
  'product-talk.source-gone': {
    status: 404,
    message: 'This document was replaced or taken away, or is not for your group any more.',
  },
} as const
