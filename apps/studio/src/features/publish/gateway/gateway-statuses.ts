import type { ConnectionState } from '@coverwright/domain/publish/gateway/gateway'
import { gatewayLifecycle } from '@coverwright/domain/publish/gateway/gateway-lifecycle'
import { type Status, statusesOf } from '../../../framework/status/statuses.ts'

export const gatewayStatuses = statusesOf(gatewayLifecycle, {
  'not-configured': 'notSetUp',
  installed: 'installed',
  active: 'active',
  inactive: 'inactive',
})

export const connectionStatuses: Readonly<Record<ConnectionState, Status>> = {
  pending: 'pending',
  connected: 'connected',
  error: 'failed',
}
