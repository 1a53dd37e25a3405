import { Worker } from 'node:worker_threads'
import type { CertificateFacts } from './certificate-facts.ts'

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: Error) => void
}

/** What the thread answers; one of the two. */
export interface Rendered {
  readonly id: number
  readonly bytes?: Uint8Array
  readonly failure?: string
}

const waiting = new Map<number, Waiting>()
let thread: Worker | undefined
let lastId = 0

/** In a thread of its own: setting a page takes a fifth of a second, in which the server would answer nobody. */
export function renderCertificate(facts: CertificateFacts): Promise<Uint8Array> {
  thread ??= startThread()
  const id = ++lastId
  const rendered = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }))
  thread.ref()
  // Between threads there is no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  thread.postMessage({ id, facts })
  return rendered.finally(() => {
    waiting.delete(id)
    // Idle it must not keep the process alive.
    if (waiting.size === 0) thread?.unref()
  })
}

function startThread(): Worker {
  const started = new Worker(new URL('./certificate-thread.ts', import.meta.url))
  started.on('message', ({ id, bytes, failure }: Rendered) => {
    if (bytes) waiting.get(id)?.resolve(bytes)
    else waiting.get(id)?.reject(new Error(failure))
  })
  // The jobs that lost it are tried again, by then with a new one.
  const lose = (error: Error) => {
    if (thread === started) thread = undefined
    for (const { reject } of waiting.values()) reject(error)
  }
  started.on('error', lose)
  started.on('exit', () => lose(new Error('The thread that renders certificates has ended')))
  return started
}
