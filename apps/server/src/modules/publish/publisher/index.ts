export { findPartnerAccesses, setAccess } from './access.ts'
export { takeProductOff } from './drop-events.ts'
export { publisherFinders } from './find-products.ts'
export { publishProduct } from './publish-product.ts'
