import type { vehicleApproval } from '@coverwright/contract/sell/vehicle-approval'
import type { HandlerOf, HandlersOf } from '../../../platform/http/handlers.ts'
import { approveVehicle, rejectVehicle } from './decide-vehicle.ts'
import { detailOf, getVehicleApprovalInCompany } from './internal.ts'
import { listVehicleApprovals } from './list-vehicle-approvals.ts'

const getVehicleApproval: HandlerOf<typeof vehicleApproval, 'getVehicleApproval'> = async (context, { id }) =>
  detailOf(context, await getVehicleApprovalInCompany(context.tx, id))

export const vehicleApprovalCalls: HandlersOf<typeof vehicleApproval> = {
  listVehicleApprovals,
  getVehicleApproval,
  approveVehicle,
  rejectVehicle,
}
