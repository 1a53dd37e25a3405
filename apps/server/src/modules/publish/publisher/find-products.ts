import { findProductsIn } from '../../build/product/index.ts'
import { publishRequests, scheduleEvents } from './tables.ts'

export const publisherFinders = {
  scheduleEvent: findProductsIn(scheduleEvents),
  publishRequest: findProductsIn(publishRequests),
}
