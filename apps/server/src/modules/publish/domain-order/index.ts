export { getDomainOrder, lockDomainOrder, toDomainOrder } from './internal.ts'
export { registerName } from './jobs.ts'
export { domainOrderPaid, domainOrderStranded, nameRegistered } from './order-became.ts'
export type { DomainOrderRow } from './tables.ts'
