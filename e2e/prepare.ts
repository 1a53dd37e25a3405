import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { buildPages } from './build-pages.ts'
import { failures } from './failures.ts'
import { makeFirstData } from './first-data.ts'
import { makeDataDir } from './run-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the data of a product after its first start are, or will be soon. */
    firstData: string
  }
}

/** Goes on while the other projects prepare what they need: whoever needs the data waits for them. */
export default async function prepare(project: TestProject) {
  // What an earlier run left behind would be taken for this one's.
  await rm(failures, { recursive: true, force: true })
  buildPages()
  const firstData = await makeDataDir()
  project.provide('firstData', firstData)
  const making = makeFirstData(firstData)
  return async () => {
    await making
    await rm(firstData, { recursive: true, force: true, maxRetries: 10 })
  }
}
