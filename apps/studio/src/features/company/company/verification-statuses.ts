import type { CompanyProfile } from '@coverwright/domain/company/company/company-profile'
import { verificationLifecycle } from '@coverwright/domain/company/verification/verification-lifecycle'
import { type Status, statusesOf } from '../../../framework/status/statuses.ts'

const verificationStatuses = statusesOf(verificationLifecycle, {
  pending: 'pendingToVerify',
  verified: 'verified',
  failed: 'verificationFailed',
})

/** Nobody looks at what was not sent: it is not pending before that. */
export const verificationStatusOf = ({ state, submittedAt }: CompanyProfile['verification']): Status =>
  state === 'pending' && submittedAt === null ? 'notSent' : verificationStatuses[state]
