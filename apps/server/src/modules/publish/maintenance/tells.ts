import type { maintenanceEvents } from '@coverwright/domain/publish/maintenance/maintenance-events'
import { worded } from '@coverwright/domain/worded'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'

export const maintenanceTells: StandardMessages<keyof typeof maintenanceEvents> = {
  'maintenance.key-issued': {
    news: async ({ tx }) => {
      const { title } = worded('maintenance.key-issued', {})
      return newsForLeaders(tx, { kind: 'info', title, source: 'Maintenance', link: '/maintenance' })
    },
  },
}
