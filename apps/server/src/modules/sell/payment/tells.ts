import { formatMoney } from '@coverwright/domain/base/money/money'
import type { paymentEvents } from '@coverwright/domain/sell/payment/payment-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'
import { findPolicyOfApplication } from '../policy/index.ts'
import { payments, refunds } from './tables.ts'

export const paymentTells: StandardMessages<keyof typeof paymentEvents> = {
  'payment.refund-delayed': {
    news: async ({ tx }, { refundId }) => {
      const refund = await selectRow(tx, refunds, refundId)
      const payment = refund && (await selectRow(tx, payments, refund.paymentId))
      if (!payment) return []
      const amount = formatMoney(refund.amountMinor, payment.currency)
      const { title } = worded('payment.refund-delayed', { amount })
      // Money that came for nothing has no policy.
      const policy = payment.applicationId ? await findPolicyOfApplication(tx, payment.applicationId) : undefined
      const link = `/customer-management-center${policy ? `?policy=${policy.id}` : ''}`
      return newsForLeaders(tx, { kind: 'warning', title, source: 'Refunds', link })
    },
  },
}
