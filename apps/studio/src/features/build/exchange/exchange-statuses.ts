import { exchangeLifecycle, exchangeReviewLifecycle } from '@coverwright/domain/build/exchange/exchange-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const exchangeStatuses = statusesOf(exchangeLifecycle, {
  pending: 'pending',
  submitted: 'submitted',
  approved: 'approved',
  rejected: 'rejected',
})

export const exchangeReviewStatuses = statusesOf(exchangeReviewLifecycle, {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  replaced: 'replaced',
})
