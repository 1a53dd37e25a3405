import type { releaseEvents } from '@coverwright/domain/publish/release/release-events'
import { worded } from '@coverwright/domain/worded'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'

const place = { kind: 'danger', source: 'Publisher', link: '/publisher?stage=pre-live' } as const

export const releaseTells: StandardMessages<keyof typeof releaseEvents> = {
  'release.not-proven-in-time': {
    news: async ({ tx }, { host }) =>
      newsForLeaders(tx, { ...place, title: worded('release.not-proven-in-time', { host }).title }),
  },
  'release.proven-by-another': {
    news: async ({ tx }, { host, proven }) =>
      newsForLeaders(tx, { ...place, title: worded('release.proven-by-another', { host, proven }).title }),
  },
}
