import { messages } from '../../messages.ts'

export const hubFileErrors = {
  'hub-file.not-found': { status: 404, message: 'The file could not be found!' },
  'hub-file.too-many': { status: 409, message: messages.limitExceeded },
  'hub-file.name-taken': { status: 409, message: 'This folder has a file of this name already.' },
  'hub-file.same': { status: 409, message: 'This folder has the same file already, perhaps under another name.' },
  'hub-file.non-text': {
    status: 422,
    message: 'File contains non-text content. Upload text alone: without pictures, charts or scanned pages.',
  },
  'hub-file.too-many-words': {
    status: 422,
    message: 'File exceeds word limit. A file has at most 4,000 words, or 8,192 tokens; split it by topic.',
  },
  'hub-file.too-many-pages': { status: 422, message: 'The file has more than 500 pages. Split it by topic.' },
  'hub-file.locked': { status: 422, message: 'The file is protected by a password. Save it without one.' },
  'hub-file.hidden-text': {
    status: 422,
    message: 'The file has text that nobody sees. Show it or take it out: what is answered must be there to read.',
  },
  'hub-file.unreadable': { status: 422, message: messages.documentRefused },
  'hub-file.no-previous': { status: 409, message: 'There is no previous version of this file.' },
} as const
