import type { dataSourceEvents } from '@coverwright/domain/build/data-source/data-source-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'
import { dataSources } from './tables.ts'

export const dataSourceTells: StandardMessages<keyof typeof dataSourceEvents> = {
  'data-source.not-refreshed': {
    news: async ({ tx }, { dataSourceId }) => {
      const row = await selectRow(tx, dataSources, dataSourceId)
      if (!row) return []
      const { title } = worded('data-source.not-refreshed', { name: row.name })
      const link = `/setData?source=${dataSourceId}`
      return newsForLeaders(tx, { kind: 'warning', title, source: 'Data sources', link })
    },
  },
}
