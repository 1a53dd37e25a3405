import { messages } from '../../messages.ts'

export const dataSourceErrors = {
  'data-source.not-found': { status: 404, message: 'The data source could not be found!' },
  'data-source.unreadable': { status: 422, message: messages.fileFormat },
  'data-source.in-use': { status: 409, message: 'A product asks for rows of this data source.' },
  'data-source.connected': {
    status: 409,
    message: 'This data source is filled through a connector. Disconnect it before you upload a file.',
  },
  'data-source.not-connected': { status: 409, message: 'This data source is not filled through a connector.' },
  'data-source.too-many': { status: 409, message: messages.limitExceeded },
} as const
