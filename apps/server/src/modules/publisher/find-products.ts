import { findProductsIn } from '../product/index.ts'
import { publishRequests, scheduleEvents } from './tables.ts'

export const publisherFinders = {
  scheduleEvent: findProductsIn(scheduleEvents),
  publishRequest: findProductsIn(publishRequests),
}
