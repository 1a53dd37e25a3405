import type { exchangeEvents } from '@coverwright/domain/build/exchange/exchange-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { findStaff } from '../../company/member/index.ts'
import { exchangeItems, exchangeReports, exchangeReviews, exchangeTakes, releasedItems } from './tables.ts'

const source = 'Exchange' as const

async function newsForStaff(tx: ReadTx, title: string, link: string) {
  const staff = await findStaff(tx)
  return staff.map(({ id: memberId }) => ({ memberId, kind: 'info', title, source, link }) as const)
}

export const exchangeTells: StandardMessages<keyof typeof exchangeEvents> = {
  'exchange.submitted': {
    news: async ({ tx }, { reviewId }) => {
      const row = await selectRow(tx, exchangeReviews, reviewId)
      if (row?.state !== 'pending') return []
      const { title } = worded('exchange.submitted', { name: row.name, company: row.companyName })
      return newsForStaff(tx, title, `/approvalSBCX?review=${reviewId}`)
    },
  },
  'exchange.approved': {
    news: async ({ tx }, { itemId }) => {
      const row = await selectRow(tx, exchangeItems, itemId)
      if (!row) return []
      const { title } = worded('exchange.approved', { name: row.name })
      return [{ memberId: row.memberId, kind: 'success', title, source, link: '/approvalSBCX' }]
    },
  },
  'exchange.rejected': {
    news: async ({ tx }, { itemId }) => {
      const row = await selectRow(tx, exchangeItems, itemId)
      if (row?.state !== 'rejected') return []
      const { title } = worded('exchange.rejected', { name: row.name, reasons: row.reasons })
      return [{ memberId: row.memberId, kind: 'warning', title, source, link: '/approvalSBCX' }]
    },
  },
  'exchange.updated': {
    news: async ({ tx }, { takeId, number }) => {
      const take = await selectRow(tx, exchangeTakes, takeId)
      if (!take) return []
      const { title } = worded('exchange.updated', { name: take.name, number: String(number) })
      return [{ memberId: take.memberId, kind: 'info', title, source, link: `/productLibrary?item=${take.itemId}` }]
    },
  },
  'exchange.reported': {
    news: async ({ tx }, { reportId }) => {
      const report = await selectRow(tx, exchangeReports, reportId)
      const item = report && (await selectRow(tx, releasedItems, report.itemId))
      if (!item) return []
      const { title } = worded('exchange.reported', { name: item.name, company: report.companyName })
      return newsForStaff(tx, title, '/approvalSBCX?tab=reports')
    },
  },
}
