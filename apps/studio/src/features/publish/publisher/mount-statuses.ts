import { requestLifecycle } from '@coverwright/domain/publish/publisher/publish-request'
import { scheduleLifecycle } from '@coverwright/domain/publish/publisher/schedule-event'
import type { Mount } from '@coverwright/domain/publish/release/mount'
import { mountLifecycle } from '@coverwright/domain/publish/release/mount-lifecycle'
import { type Status, statusesOf } from '../../../framework/status/statuses.ts'

export const mountStatuses = statusesOf(mountLifecycle, {
  staging: 'staging',
  live: 'live',
  'swap-backup': 'dismounted',
  expired: 'expired',
  offline: 'offline',
  trash: 'inTrash',
  past: 'dismounted',
})

export const eventStatuses = statusesOf(scheduleLifecycle, {
  scheduled: 'scheduled',
  done: 'done',
  failed: 'failed',
  cancelled: 'revoked',
})

export const requestStatuses = statusesOf(requestLifecycle, {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
})

export const renewalStatuses: Readonly<Record<Mount['renewal'], Status>> = {
  'auto-renew': 'autoRenew',
  running: 'active',
  'will-expire': 'willExpire',
  expired: 'expired',
}
