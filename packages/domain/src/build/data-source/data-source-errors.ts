import { messages } from '../../messages.ts'

export const dataSourceErrors = {
  'data-source.not-found': { status: 404, message: 'The data source could not be found!' },
  'data-source.unreadable': { status: 422, message: messages.fileFormat },
  'data-source.in-use': { status: 409, message: 'A product asks for rows of this data source.' },
} as const
