import { can, type Screen } from '../../../core/screens/screen.ts'

export const vehicleApprovalScreens: readonly Screen[] = [
  {
    path: '/approve-panel',
    title: 'approvePanel',
    layout: 'shell',
    guard: can('customer-management-center'),
    place: { section: 'sell', order: 6 },
    texts: 'vehicle-approval',
    load: () => import('./VehicleApprovals.tsx'),
  },
]
