import type { componentEvents } from '@coverwright/domain/build/component/component-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'
import { components } from './tables.ts'

const source = 'Components' as const
const linkTo = (id: string) => `/ccLibrary?component=${id}`

export const componentTells: StandardMessages<keyof typeof componentEvents> = {
  'component.submitted': {
    news: async ({ tx }, { componentId }) => {
      const row = await selectRow(tx, components, componentId)
      if (row?.state !== 'submitted') return []
      const { title } = worded('component.submitted', { name: row.name })
      return newsForLeaders(tx, { kind: 'info', title, source, link: linkTo(componentId) })
    },
  },
  'component.approved': {
    news: async ({ tx }, { componentId }) => {
      const row = await selectRow(tx, components, componentId)
      if (!row) return []
      const { title } = worded('component.approved', { name: row.name })
      return [{ memberId: row.memberId, kind: 'success', title, source, link: linkTo(componentId) }]
    },
  },
  'component.rejected': {
    news: async ({ tx }, { componentId }) => {
      const row = await selectRow(tx, components, componentId)
      if (row?.state !== 'rejected') return []
      const { title } = worded('component.rejected', { name: row.name, reason: row.reason })
      return [{ memberId: row.memberId, kind: 'warning', title, source, link: linkTo(componentId) }]
    },
  },
}
