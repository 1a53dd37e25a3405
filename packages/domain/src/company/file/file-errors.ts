import { messages } from '../../messages.ts'

export const fileErrors = {
  'file.not-found': { status: 404, message: 'The file could not be found!' },
  'file.format': { status: 422, message: messages.fileFormat },
  'file.too-large': { status: 422, message: 'The file is larger than allowed.' },
  'file.empty': { status: 422, message: 'The file is empty.' },
} as const
