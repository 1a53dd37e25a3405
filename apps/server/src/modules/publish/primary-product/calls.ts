import type { primaryProduct } from '@coverwright/contract/publish/primary-product'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { createProduct, takeNewVersion } from './create-product.ts'
import { listOffers } from './list-offers.ts'
import { listOwnProducts } from './list-own-products.ts'
import { listResoldPolicies } from './list-resold-policies.ts'
import { moveProduct, takeBackProduct } from './move-product.ts'

export const primaryProductCalls: HandlersOf<typeof primaryProduct> = {
  listOwnProducts,
  moveProduct,
  takeBackProduct,
  listOffers,
  createProduct,
  takeNewVersion,
  listResoldPolicies,
}
