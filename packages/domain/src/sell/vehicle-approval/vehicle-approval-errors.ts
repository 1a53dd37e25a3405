export const vehicleApprovalErrors = {
  'vehicle-approval.not-found': { status: 404, message: 'The vehicle approval could not be found!' },
  'vehicle-approval.decided': { status: 409, message: 'These photos can no longer be decided on.' },
} as const
