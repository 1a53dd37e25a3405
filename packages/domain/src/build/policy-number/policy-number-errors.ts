export const policyNumberErrors = {
  'number.not-found': { status: 404, message: 'The policy number design could not be found!' },
  'number.name-taken': { status: 409, message: 'A policy number design with this name already exists.' },
  'number.collides': {
    status: 409,
    message: 'Another design could write the same policy numbers. Change the prefixes or the range.',
  },
  'number.too-low': { status: 409, message: 'Sequence numbers cannot be lower than earlier ones of the same form.' },
  'number.used': {
    status: 409,
    message: 'Policy numbers of this design were already given out; it can no longer be changed.',
  },
  'number.locked': {
    status: 409,
    message: 'The policy number of a published product can be changed only when all its numbers are used.',
  },
  'number.exhausted': { status: 409, message: 'All policy numbers of this design are used. Connect another design.' },
  'number.outside-dates': { status: 409, message: 'The policy numbers of this design cannot be used on this day.' },
  'number.not-connected': { status: 409, message: 'No policy number design is connected to this product.' },
} as const
