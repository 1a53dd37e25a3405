import { execFile } from 'node:child_process'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../src/main.ts')

export interface Ended {
  readonly code: number
  /** Both of what it wrote, as a person sees it. */
  readonly said: string
}

/** A command of the product's own (`npm run migrate`, …) in a process of its own, to its end. */
export const runCommand = (args: readonly string[], settings: Record<string, string>): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...settings }
    execFile(process.execPath, [main, ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, said: `${out}${err}` }),
    )
  })
