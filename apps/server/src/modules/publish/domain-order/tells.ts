import { dayWords } from '@coverwright/domain/base/day/day'
import type { domainOrderEvents } from '@coverwright/domain/publish/domain-order/domain-order-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'
import { domains } from '../domain/index.ts'
import { domainOrders } from './tables.ts'

const place = { source: 'Domains' } as const

export const domainOrderTells: StandardMessages<keyof typeof domainOrderEvents> = {
  'domain-order.registered': {
    news: async ({ tx }, { orderId }) => {
      const order = await selectRow(tx, domainOrders, orderId)
      const domain = order?.domainId ? await selectRow(tx, domains, order.domainId) : undefined
      if (!domain?.registration) return []
      const endsOn = dayWords(domain.registration.endsOn)
      const { title } = worded('domain-order.registered', { name: domain.name, endsOn })
      return newsForLeaders(tx, { ...place, kind: 'success', title, link: `/checkDomain?domain=${domain.id}` })
    },
  },
  'domain-order.abnormal': {
    news: async ({ tx }, { orderId }) => {
      const order = await selectRow(tx, domainOrders, orderId)
      if (!order) return []
      const { title } = worded('domain-order.abnormal', { name: order.name })
      return newsForLeaders(tx, { ...place, kind: 'warning', title, link: `/domainFail?order=${orderId}` })
    },
  },
  'domain-order.ending': {
    news: async ({ tx }, { domainId }) => {
      const domain = await selectRow(tx, domains, domainId)
      if (!domain?.registration) return []
      const { title } = worded('domain-order.ending', {
        name: domain.name,
        endsOn: dayWords(domain.registration.endsOn),
      })
      return newsForLeaders(tx, { ...place, kind: 'warning', title, link: `/checkDomain?domain=${domainId}` })
    },
  },
}
