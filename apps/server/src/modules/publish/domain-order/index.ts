export { domainOrderJobs, domainOrderSweeps } from './handle-jobs.ts'
export { getDomainOrder, lockDomainOrder, toDomainOrder } from './internal.ts'
export { registerName, renewName } from './jobs.ts'
export { askingRegistrar, domainOrderPaid, domainOrderStranded, nameRegistered } from './order-became.ts'
export {
  findDueName,
  inADay,
  inAnHour,
  lookAtName,
  makeNameRenewal,
  nameUnpaid,
  tryNamesAgain,
} from './renew-by-itself.ts'
export type { DomainOrderRow } from './tables.ts'
