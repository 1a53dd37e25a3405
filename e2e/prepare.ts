import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { buildPages } from './build-pages.ts'
import { makeFirstData } from './run-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data of a product after its first start, which every test file copies. */
    firstData: string
  }
}

export default async function prepare(project: TestProject) {
  buildPages()
  const firstData = await makeFirstData()
  project.provide('firstData', firstData)
  return () => rm(firstData, { recursive: true, force: true, maxRetries: 10 })
}
