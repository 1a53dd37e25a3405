import { senderEmailLifecycle } from '@coverwright/domain/company/account/sender-email'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const senderEmailStatuses = statusesOf(senderEmailLifecycle, {
  pending: 'pending',
  ready: 'ready',
  failure: 'failure',
})
