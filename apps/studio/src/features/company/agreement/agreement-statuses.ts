import { agreementLifecycle } from '@coverwright/domain/company/agreement/agreement-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const agreementStatuses = statusesOf(agreementLifecycle, {
  pending: 'pending',
  executed: 'executed',
  trash: 'inTrash',
})
