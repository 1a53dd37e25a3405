import { postLifecycle } from '@coverwright/domain/assist/post/post-lifecycle'
import { postAccountLifecycle } from '@coverwright/domain/assist/post-account/post-account-lifecycle'
import { postPhotoLifecycle } from '@coverwright/domain/assist/post-photo/post-photo-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const postStatuses = statusesOf(postLifecycle, {
  draft: 'draft',
  submitted: 'submitted',
  approved: 'approved',
  scheduled: 'scheduled',
  publishing: 'running',
  published: 'published',
  failed: 'failed',
  unknown: 'notKnown',
})

export const photoStatuses = statusesOf(postPhotoLifecycle, {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
})

export const accountStatuses = statusesOf(postAccountLifecycle, {
  untested: 'untested',
  connected: 'connected',
  'needs-attention': 'needsAttention',
})
