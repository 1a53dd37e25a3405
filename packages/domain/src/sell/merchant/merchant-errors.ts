export const merchantErrors = {
  'merchant.not-found': { status: 404, message: 'The merchant could not be found!' },
  'merchant.code-taken': { status: 409, message: 'This merchant code already exists.' },
  'merchant.already-activated': { status: 409, message: 'The merchant is already activated.' },
  'merchant.already-deactivated': { status: 409, message: 'The merchant is already deactivated.' },
} as const
