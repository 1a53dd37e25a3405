export { planOrderJobs } from './handle-jobs.ts'
export {
  findDetails,
  findOpenOrder,
  getCreditNoteInCompany,
  getInvoiceInCompany,
  getOrderInCompany,
  giveUpOrder,
  lockOrderInCompany,
  orderNumberOf,
  toOrder,
} from './internal.ts'
export { issueInvoice, mailInvoice } from './jobs.ts'
export { findRunning } from './keep-plan.ts'
export { lookAgain, nextSuspensionDay } from './look-again.ts'
export {
  idOfRenewal,
  isPaying,
  isRenewalDue,
  makeRenewal,
  makeUsage,
  type SalesBetween,
  usageDueOf,
} from './make-renewal.ts'
export { markCharging, tryAgainNow } from './mark-charging.ts'
export { orderPaid, orderStranded } from './order-paid.ts'
export { endPlan, orderUnpaid, suspendFor } from './suspend.ts'
export { invoices, type PlanOrderRow, planOrders } from './tables.ts'
export { writeInvoice } from './write-invoice.ts'
