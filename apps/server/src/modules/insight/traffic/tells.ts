import type { trafficEvents } from '@coverwright/domain/insight/traffic/traffic-events'
import { worded } from '@coverwright/domain/worded'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'

export const trafficTells: StandardMessages<keyof typeof trafficEvents> = {
  'traffic.site-down': {
    news: async ({ tx }, { productId, host }) => {
      const { title } = worded('traffic.site-down', { host })
      const link = `/dashboard-traffic?product=${productId}&range=hours24`
      return newsForLeaders(tx, { kind: 'danger', title, source: 'Publisher', link })
    },
  },
}
