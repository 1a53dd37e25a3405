import { parentPort } from 'node:worker_threads'
import { certificateBytes } from './certificate.ts'
import type { CertificateFacts } from './certificate-facts.ts'
import type { Rendered } from './render-certificate.ts'

parentPort?.on('message', async ({ id, facts }: { id: number; facts: CertificateFacts }) => {
  try {
    answer({ id, bytes: new Uint8Array(await certificateBytes(facts)) })
  } catch (error) {
    answer({ id, failure: error instanceof Error ? error.message : String(error) })
  }
})

// Between threads there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (rendered: Rendered) => parentPort?.postMessage(rendered)
