import type { planOrder } from '@coverwright/contract/company/plan-order'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toCreditNote, toInvoice, toOrder } from './internal.ts'
import { creditNotes, invoices, planOrders } from './tables.ts'

export const listOrders: HandlerOf<typeof planOrder, 'listOrders'> = async ({ tx }, _nothing, paging) => {
  const { items, ...page } = await selectPage(tx, planOrders, undefined, paging)
  return { items: items.map(toOrder), ...page }
}

export const listCreditNotes: HandlerOf<typeof planOrder, 'listCreditNotes'> = async ({ tx }, _nothing, paging) => {
  const { items, ...page } = await selectPage(tx, creditNotes, undefined, paging)
  return { items: items.map(toCreditNote), ...page }
}

export const listInvoices: HandlerOf<typeof planOrder, 'listInvoices'> = async ({ tx }, _nothing, paging) => {
  const { items, ...page } = await selectPage(tx, invoices, undefined, paging)
  return { items: items.map(toInvoice), ...page }
}
