import { dayWords } from '@coverwright/domain/base/day/day'
import type { siteHostEvents } from '@coverwright/domain/publish/site-host/site-host-events'
import { worded } from '@coverwright/domain/worded'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'

const dayOf = (moment: string) => dayWords(moment.slice(0, 10))

const place = { kind: 'warning', source: 'Publisher' } as const

export const siteHostTells: StandardMessages<keyof typeof siteHostEvents> = {
  'site-host.unproven': {
    news: async ({ tx }, { host, until }) => {
      const { title } = worded('site-host.unproven', { host, day: dayOf(until) })
      return newsForLeaders(tx, { ...place, title, link: '/domain' })
    },
  },
  'site-host.lost': {
    news: async ({ tx }, { host, proven }) => {
      const { title } = worded('site-host.lost', { host, proven })
      return newsForLeaders(tx, { kind: 'warning', source: 'Agent home pages', title, link: '/directPage' })
    },
  },
  'site-host.reserved': {
    news: async ({ tx }, { host, until }) => {
      const { title } = worded('site-host.reserved', { host, day: dayOf(until) })
      return newsForLeaders(tx, { ...place, title, link: '/publisher' })
    },
  },
}
