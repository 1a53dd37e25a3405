import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const vehicleApprovalAudit: NounAudit = {
  things: { vehicleApproval: 'Vehicle photos' },
  named: { vehicle_approval: 'number' },
  done: {
    'vehicleApproval/approveVehicle': 'approved the photos of the application {}',
    'vehicleApproval/rejectVehicle': 'rejected the photos of the application {}',
    'vehicle-approval/erase-media': 'erased photos whose time was over',
  },
}
