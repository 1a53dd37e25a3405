import { messages } from '../../messages.ts'

export const hubFolderErrors = {
  'hub-folder.not-found': { status: 404, message: 'The folder could not be found!' },
  'hub-folder.name-taken': { status: 409, message: 'A folder of this product name already exists.' },
  'hub-folder.too-many': { status: 409, message: messages.limitExceeded },
  'hub-folder.no-files': { status: 409, message: 'Unable to publish a product folder with no files' },
  'hub-folder.not-in-state': { status: 409, message: 'The folder is published, or unpublished, already.' },
} as const
