import type { maintenanceEvents } from '@coverwright/domain/publish/maintenance/maintenance-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { products } from '../../build/product/index.ts'
import { findLeaders, newsForLeaders } from '../../company/member/index.ts'

const sites = '/publisher'

export const maintenanceTells: StandardMessages<keyof typeof maintenanceEvents> = {
  'maintenance.key-issued': {
    news: async ({ tx }) => {
      const { title } = worded('maintenance.key-issued', {})
      return newsForLeaders(tx, { kind: 'info', title, source: 'Maintenance', link: '/maintenance' })
    },
  },
  'maintenance.document-replaced': {
    mails: async ({ tx, links }, { productId }) => {
      const product = (await selectRow(tx, products, productId))?.name
      if (product === undefined) return []
      const leaders = (await findLeaders(tx)).filter(({ state }) => state === 'registered')
      return leaders.map(({ email, name }) => {
        const { title, text, told } = worded('maintenance.document-replaced', {
          product,
          name,
          link: links.linkTo(sites),
        })
        return { recipient: email, subject: title, text, told }
      })
    },
    news: async ({ tx }, { productId }) => {
      const product = (await selectRow(tx, products, productId))?.name
      if (product === undefined) return []
      const { title } = worded('maintenance.document-replaced', { product, name: '', link: '' })
      return newsForLeaders(tx, { kind: 'info', title, source: 'Maintenance', link: sites })
    },
  },
}
