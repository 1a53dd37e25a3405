import { verificationLifecycle } from '@coverwright/domain/company/verification/verification-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const verificationStatuses = statusesOf(verificationLifecycle, {
  pending: 'pendingToVerify',
  verified: 'verified',
  failed: 'verificationFailed',
})
