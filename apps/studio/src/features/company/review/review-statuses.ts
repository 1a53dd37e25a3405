import { reviewLifecycle } from '@coverwright/domain/company/verification/verification-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const reviewStatuses = statusesOf(reviewLifecycle, {
  pending: 'pendingToVerify',
  verified: 'verified',
  failed: 'verificationFailed',
  replaced: 'replaced',
})
