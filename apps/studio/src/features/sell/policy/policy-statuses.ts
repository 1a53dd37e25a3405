import { paymentLifecycle } from '@coverwright/domain/sell/payment/payment-lifecycle'
import { refundLifecycle } from '@coverwright/domain/sell/payment/refund-lifecycle'
import { policyLifecycle } from '@coverwright/domain/sell/policy/policy-lifecycle'
import { quoteLifecycle } from '@coverwright/domain/sell/quote/quote-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const policyStatuses = statusesOf(policyLifecycle, {
  issued: 'active',
  cancelled: 'deactivated',
  lapsed: 'expired',
})

export const paymentStatuses = statusesOf(paymentLifecycle, {
  started: 'pending',
  paid: 'paid',
  failed: 'failed',
  closed: 'inactive',
  abnormal: 'abnormal',
  refunding: 'pending',
  refunded: 'done',
})

export const refundStatuses = statusesOf(refundLifecycle, { waiting: 'pending', given: 'done' })

export const quoteStatuses = statusesOf(quoteLifecycle, {
  open: 'pending',
  accepted: 'accepted',
  referred: 'referred',
  declined: 'rejected',
  replaced: 'inactive',
  expired: 'expired',
})
