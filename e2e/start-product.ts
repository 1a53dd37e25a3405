import { inject } from 'vitest'
import { copyFirstData } from './first-data.ts'
import { makeDataDir, type Product, runProduct, type Settings } from './run-product.ts'

export type { Product } from './run-product.ts'

/** A product for a test file, on a copy of what a first start leaves behind: that start takes twice as long. */
export async function startProduct(settings?: Settings): Promise<Product> {
  const dataDir = await makeDataDir()
  await copyFirstData(inject('firstData'), dataDir)
  return runProduct(dataDir, settings)
}
