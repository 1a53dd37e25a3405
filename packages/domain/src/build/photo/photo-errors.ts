export const photoErrors = {
  'photo.not-found': { status: 404, message: 'The photo could not be found!' },
  'photo.in-use': { status: 409, message: 'A product shows this photo. Take it out there first.' },
} as const
