import {
  RejectVehicleForm,
  VehicleApproval,
  VehicleApprovalDetail,
  VehicleApprovalFilter,
  VehicleApprovalRef,
} from '@coverwright/domain/sell/vehicle-approval/vehicle-approval'
import { call, can, group } from '../call.ts'

const access = can('customer-management-center')
const deciding = { access: can('underwrite'), audit: true } as const

/** Photos and videos of vehicles that a person looks at. */
export const vehicleApproval = group('vehicleApproval', {
  listVehicleApprovals: call({
    access,
    paged: ['number', 'state', 'createdAt', 'decidedAt'],
    input: VehicleApprovalFilter,
    output: VehicleApproval,
  }),
  getVehicleApproval: call({
    access,
    input: VehicleApprovalRef,
    output: VehicleApprovalDetail,
    errors: ['vehicle-approval.not-found'],
  }),
  approveVehicle: call({
    ...deciding,
    input: VehicleApprovalRef,
    output: VehicleApprovalDetail,
    errors: ['vehicle-approval.not-found', 'vehicle-approval.decided', 'customer.erased'],
  }),
  /** The customer is told by mail, with the reason; who has not bought yet is asked for other photos. */
  rejectVehicle: call({
    ...deciding,
    input: RejectVehicleForm,
    output: VehicleApprovalDetail,
    errors: ['vehicle-approval.not-found', 'vehicle-approval.decided', 'customer.erased'],
  }),
})
