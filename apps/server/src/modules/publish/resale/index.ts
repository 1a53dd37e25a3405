export {
  findBase,
  findClosed,
  findFormerProvider,
  findPayee,
  findResale,
  isBound,
  type ResaleBase,
  requireBound,
} from './find-resale.ts'
export { noteEnd, noteSale } from './note-resale.ts'
export { resales, resoldPolicies } from './tables.ts'
export { primaryOffers } from './views.ts'
