import { z } from 'zod'
import { handle } from '../src/platform/jobs/handler.ts'
import { job } from '../src/platform/jobs/job.ts'
import { startWorker } from '../src/platform/jobs/start-worker.ts'

/** A worker that takes a job and never ends it, in a process of its own, to be killed. */
const [url = '', name = ''] = process.argv.slice(2)
const hang = handle(job(name, { input: z.strictObject({}) }), () => {
  process.send?.('taken')
  return new Promise(() => {})
})
await startWorker(url, [hang])
process.send?.('started')
