import type { planOrder } from '@coverwright/contract/company/plan-order'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getBillingDetails, getLicence, saveBillingDetails, saveLicence } from './billing-details.ts'
import { creditInvoice } from './credit-invoice.ts'
import { cancelPlan, getDueOrder, keepPlan } from './keep-plan.ts'
import { listCreditNotes, listInvoices, listOrders } from './list-orders.ts'
import { advanceOrder, cancelOrder, getOrder, placeOrder } from './place-order.ts'
import { recordTransfer } from './record-transfer.ts'

export const planOrderCalls = {
  advanceOrder,
  advanceOrderV2: placeOrder,
  updateOrder: cancelOrder,
  getPaymentOrder: getOrder,
  listOrders,
  listInvoices,
  listCreditNotes,
  creditInvoice,
  getBillingDetails,
  saveBillingDetails,
  getLicence,
  saveLicence,
  recordTransfer,
  cancelPlan,
  keepPlan,
  getDueOrder,
} satisfies Partial<HandlersOf<typeof planOrder>>
