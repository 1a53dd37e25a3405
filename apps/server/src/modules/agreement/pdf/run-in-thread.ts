import { Worker } from 'node:worker_threads'
import type { AuditFacts } from './audit-page.ts'
import type { Inspected } from './inspect.ts'

export type PdfTask =
  | { readonly kind: 'inspect'; readonly content: Uint8Array }
  | { readonly kind: 'audit'; readonly content: Uint8Array; readonly facts: AuditFacts }

/** A document made to fill memory or to turn in circles ends with its thread, and is refused. */
const limits = { maxOldGenerationSizeMb: 512 }
const patienceMs = 20_000

export const inspectPdf = (content: Uint8Array): Promise<Inspected> =>
  runInThread<Inspected>({ kind: 'inspect', content }).catch(() => ({ fault: 'refused' as const }))

export const addAuditPage = (content: Uint8Array, facts: AuditFacts) =>
  runInThread<Uint8Array>({ kind: 'audit', content, facts })

function runInThread<Answer>(task: PdfTask): Promise<Answer> {
  const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), { workerData: task, resourceLimits: limits })
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => reject(new Error('The document takes too long to read')), patienceMs)
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('The document could not be read')))
  return promise.finally(() => {
    clearTimeout(timer)
    return thread.terminate()
  })
}
