import { messages } from '../../messages.ts'

export const articleErrors = {
  'article.not-found': { status: 404, message: 'The article could not be found!' },
  'article.title-taken': { status: 409, message: 'An article of this title already exists.' },
  'article.too-many': { status: 409, message: messages.limitExceeded },
} as const
