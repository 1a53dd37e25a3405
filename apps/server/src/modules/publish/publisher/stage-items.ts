import type { StageItem } from '@coverwright/domain/publish/publisher/stage'
import { type ProductRow, products } from '../../build/product/index.ts'
import { type MountRow, toMount } from '../release/index.ts'

/** What lists need of a product: its body and shell are large. */
export const productHead = {
  id: products.id,
  name: products.name,
  line: products.line,
  state: products.state,
  revision: products.revision,
}

export type ProductHead = Pick<ProductRow, 'id' | 'name' | 'line' | 'state' | 'revision'>

interface Mounted {
  readonly mount: MountRow
  readonly version: number
  readonly unprovenUntil: Date | null
  readonly isClosed: boolean
}

export const toStageItem = (product: ProductHead, mounted: Mounted | null, now: Date): StageItem => ({
  productId: product.id,
  name: product.name,
  line: product.line,
  productState: product.state,
  revision: product.revision,
  mount: mounted && toMount(mounted.mount, mounted.version, now),
  unprovenUntil: mounted?.unprovenUntil?.toISOString() ?? null,
  isClosed: mounted?.isClosed ?? false,
})
