import { messages } from '../../messages.ts'

export const fileTemplateErrors = {
  'file-template.not-found': { status: 404, message: 'The file could not be found!' },
  'file-template.name-taken': { status: 409, message: messages.alreadyExists },
  'file-template.too-many': { status: 409, message: messages.limitExceeded },
} as const
