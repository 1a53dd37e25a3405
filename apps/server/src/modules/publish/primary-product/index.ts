export { createProduct } from './create-product.ts'
export { listOffers } from './list-offers.ts'
export { moveProduct } from './move-product.ts'
