import { vehicleApprovalLifecycle } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const vehicleApprovalStatuses = statusesOf(vehicleApprovalLifecycle, {
  pending: 'pending',
  submitted: 'submitted',
  approved: 'approved',
  rejected: 'rejected',
})
