import { errorInLog } from './error-in-log.ts'

/** What went wrong where no request is: in a job, or with the database. */
export function reportError(error: unknown, job?: string): void {
  const line = { level: 'error', time: new Date().toISOString(), job, err: errorInLog(error) }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
