import { parentPort } from 'node:worker_threads'
import { certificateBytes } from './certificate.ts'
import type { CertificateFacts } from './certificate-facts.ts'
import type { Rendered } from './render-certificate.ts'

parentPort?.on('message', async ({ id, facts }: { id: number; facts: CertificateFacts }) => {
  const answer = (rendered: Rendered) => parentPort?.postMessage(rendered)
  try {
    answer({ id, bytes: new Uint8Array(await certificateBytes(facts)) })
  } catch (error) {
    answer({ id, failure: error instanceof Error ? error.message : String(error) })
  }
})
