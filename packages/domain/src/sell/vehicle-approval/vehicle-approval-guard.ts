export const vehicleApprovalIds = {
  vehicleApproval: 'customer',
} as const
