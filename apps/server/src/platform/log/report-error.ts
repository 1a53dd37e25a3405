import { errorInLog } from './error-in-log.ts'

/** What whoever runs the product can mend, in words of our own. */
export function reportTrouble(message: string): void {
  process.stderr.write(`${JSON.stringify({ level: 'warn', time: new Date().toISOString(), msg: message })}\n`)
}

/** What went wrong where no request is: in a job, or with the database. */
export function reportError(error: unknown, job?: string): void {
  const line = { level: 'error', time: new Date().toISOString(), job, err: errorInLog(error) }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
