export const suppressionErrors = {
  'suppression.not-found': { status: 404, message: 'The address could not be found!' },
  'suppression.own-wish': {
    status: 409,
    message: 'Whoever has this address asked for it themselves: nobody else takes that back.',
  },
} as const
