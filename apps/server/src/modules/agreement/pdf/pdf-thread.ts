import { parentPort, workerData } from 'node:worker_threads'
import type { PdfTask } from './run-in-thread.ts'

// What does it is loaded here alone: the server itself never parses what somebody uploaded.
const task = workerData as PdfTask
const answer =
  task.kind === 'inspect'
    ? await import('./inspect.ts').then(({ inspect }) => inspect(task.content))
    : await import('./audit-page.ts').then(({ withAuditPage }) => withAuditPage(task.content, task.facts))
// Between threads there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(answer)
