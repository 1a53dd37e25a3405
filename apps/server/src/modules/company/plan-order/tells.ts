import type { planOrderEvents } from '@coverwright/domain/company/plan-order/plan-order-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../member/index.ts'
import { planOrders } from './tables.ts'

const place = { source: 'Account', link: '/account' } as const

export const planOrderTells: StandardMessages<keyof typeof planOrderEvents> = {
  'plan-order.paid': {
    news: async ({ tx }, { orderId }) => {
      const order = await selectRow(tx, planOrders, orderId)
      if (!order) return []
      const { title } = worded('plan-order.paid', { plan: order.plan, number: order.number })
      return newsForLeaders(tx, { ...place, kind: 'success', title })
    },
  },
  'plan-order.abnormal': {
    news: async ({ tx }, { orderId }) => {
      const order = await selectRow(tx, planOrders, orderId)
      if (!order) return []
      return newsForLeaders(tx, {
        ...place,
        kind: 'warning',
        title: worded('plan-order.abnormal', { number: order.number }).title,
      })
    },
  },
}
