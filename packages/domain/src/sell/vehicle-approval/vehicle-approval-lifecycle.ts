import { machine, type StateOf } from '../../machine.ts'

/**
 * Photos and a video that a customer sends of a vehicle, for a person to look at. Pending while they are still being
 * sent, submitted from the price on. What was decided stands: other photos are another approval.
 */
export const vehicleApprovalLifecycle = machine('pending', {
  pending: { change: 'pending', submit: 'submitted' },
  submitted: { change: 'pending', submit: 'submitted', approve: 'approved', reject: 'rejected' },
  approved: {},
  rejected: {},
})

export type VehicleApprovalState = StateOf<typeof vehicleApprovalLifecycle>
