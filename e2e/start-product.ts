import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { makeDataDir, type Product, runProduct, type Settings } from './run-product.ts'

export type { Product } from './run-product.ts'

/** A product for a test file, on a copy of what a first start leaves behind: that start takes twice as long. */
export async function startProduct(settings?: Settings): Promise<Product> {
  const dataDir = await makeDataDir()
  // Keeps owners: PostgreSQL refuses a cluster that is not its own.
  await promisify(execFile)('cp', ['-a', `${inject('firstData')}/.`, dataDir])
  return runProduct(dataDir, settings)
}
