import { componentLifecycle } from '@coverwright/domain/build/component/component-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const componentStatuses = statusesOf(componentLifecycle, {
  pending: 'pending',
  submitted: 'submitted',
  approved: 'approved',
  rejected: 'rejected',
})
