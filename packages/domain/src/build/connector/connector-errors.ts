import { messages } from '../../messages.ts'

export const connectorErrors = {
  'connector.not-found': { status: 404, message: 'The connector could not be found!' },
  'connector.name-taken': { status: 409, message: 'A connector of this name already exists.' },
  'connector.too-many': { status: 409, message: messages.limitExceeded },
  'connector.address-refused': { status: 422, message: 'This address cannot be reached from here.' },
  'connector.secret-needed': {
    status: 422,
    message: 'Enter the secret again: it is not sent to another address than the one it was entered for.',
  },
  'connector.role-taken': { status: 409, message: 'Another connector looks this up already.' },
  'connector.role-unfit': { status: 422, message: 'It cannot look this up for buyers.' },
  'connector.call-not-allowed': {
    status: 403,
    message: 'You may not read this yourself, so that no connector of yours may.',
  },
  'connector.call-unfit': { status: 422, message: 'This is not what the call is asked with.' },
  'connector.internal': {
    status: 422,
    message: 'An internal connector answers one question, and fills no data source.',
  },
  'connector.not-ready': { status: 409, message: 'Test it, or keep a demo result, before it is used.' },
  'connector.not-paused': { status: 409, message: 'The connector is not paused.' },
  'connector.in-use': { status: 409, message: 'Products call this connector.' },
  'connector.busy': {
    status: 409,
    message: 'Four calls of this company are under way. Please try again in a moment.',
  },
  'connector.demo-unfit': { status: 422, message: 'This result does not have what the outputs look for.' },
  'connector.curl-unreadable': { status: 422, message: 'This is not a cURL command that can be read.' },
  'connector.open-api-unreadable': { status: 422, message: 'This file cannot be read as a description of an API.' },
  'task.not-found': { status: 404, message: 'The task could not be found!' },
  'task.not-kept': {
    status: 409,
    message: 'What a buyer entered is not kept here: the call is made again when they send the page again.',
  },
} as const
