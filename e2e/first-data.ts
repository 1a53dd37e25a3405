import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { leaveFirstData } from './run-product.ts'

/** Says that the data are whole or, when it holds a word, why there are none. */
const markOf = (firstData: string) => join(firstData, 'made')

/** In one process, for all test files to copy. */
export async function makeFirstData(firstData: string): Promise<void> {
  const problem = await leaveFirstData(firstData).then(() => '', String)
  await writeFile(markOf(firstData), problem)
}

export async function copyFirstData(firstData: string, dataDir: string): Promise<void> {
  while (!existsSync(markOf(firstData))) await sleep(100)
  const problem = await readFile(markOf(firstData), 'utf8')
  if (problem) throw new Error(`The product did not start for the first time: ${problem}`)
  // Keeps owners: PostgreSQL refuses a cluster that is not its own.
  await promisify(execFile)('cp', ['-a', `${firstData}/.`, dataDir])
}
