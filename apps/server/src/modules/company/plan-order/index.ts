export { planOrderJobs } from './handle-jobs.ts'
export { getInvoiceInCompany, getOrderInCompany, lockOrderInCompany, toOrder } from './internal.ts'
export { orderPaid, orderStranded } from './order-paid.ts'
export type { PlanOrderRow } from './tables.ts'
