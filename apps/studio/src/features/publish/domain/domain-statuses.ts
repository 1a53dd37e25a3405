import { domainLifecycle } from '@coverwright/domain/publish/domain/domain-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const domainStatuses = statusesOf(domainLifecycle, {
  apply: 'pending',
  binding: 'binding',
  success: 'connected',
  expired: 'expired',
  released: 'revoked',
})
