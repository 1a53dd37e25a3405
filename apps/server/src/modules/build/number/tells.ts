import type { policyNumberEvents } from '@coverwright/domain/build/policy-number/policy-number-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'
import { policyNumbers } from './tables.ts'

const place = { source: 'Policy numbers', link: '/policy-engine' } as const

export const policyNumberTells: StandardMessages<keyof typeof policyNumberEvents> = {
  'policy-number.scarce': {
    news: async ({ tx }, { policyNumberId, remaining }) => {
      const design = await selectRow(tx, policyNumbers, policyNumberId)
      if (!design) return []
      const { title } = worded('policy-number.scarce', { name: design.name, remaining: String(remaining) })
      return newsForLeaders(tx, { kind: 'warning', title, ...place })
    },
  },
  'policy-number.used-up': {
    news: async ({ tx }, { policyNumberId }) => {
      const design = await selectRow(tx, policyNumbers, policyNumberId)
      if (!design) return []
      const { title } = worded('policy-number.used-up', { name: design.name })
      return newsForLeaders(tx, { kind: 'danger', title, ...place })
    },
  },
}
