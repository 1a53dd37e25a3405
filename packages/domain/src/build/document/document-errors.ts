export const documentErrors = {
  'document.changed-meanwhile': {
    status: 409,
    message: 'Somebody else has changed this. Load it again before you save.',
  },
  'document.being-edited': { status: 409, message: 'Somebody else is editing this. Try again later.' },
  'document.empty': { status: 409, message: 'There is nothing here yet to keep as a version.' },
  'document.version-not-found': { status: 404, message: 'The version could not be found!' },
} as const
