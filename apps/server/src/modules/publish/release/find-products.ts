import { findProductsIn } from '../../build/product/index.ts'
import { mounts, releases } from './tables.ts'

export const releaseFinders = {
  mount: findProductsIn(mounts),
  release: findProductsIn(releases),
}
