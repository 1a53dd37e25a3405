import type { domainEvents } from '@coverwright/domain/publish/domain/domain-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'
import { domains } from './tables.ts'

export const domainTells: StandardMessages<keyof typeof domainEvents> = {
  'domain.expired': {
    news: async ({ tx }, { domainId }) => {
      const domain = await selectRow(tx, domains, domainId)
      if (!domain) return []
      const { title } = worded('domain.expired', { name: domain.name })
      return newsForLeaders(tx, { kind: 'danger', title, source: 'Domains', link: `/checkDomain?domain=${domainId}` })
    },
  },
}
