import { createLane } from '../../../platform/threads/create-lane.ts'
import type { CertificateFacts } from './certificate-facts.ts'

export interface CertificateTasks {
  render: { readonly input: CertificateFacts; readonly output: Uint8Array }
}

/** In a thread of its own: setting a page takes a fifth of a second, in which the server would answer nobody. */
const runTask = createLane<CertificateTasks>(new URL('./certificate-thread.ts', import.meta.url), {
  milliseconds: 60_000,
  memoryMegabytes: 512,
})

export const renderCertificate = (facts: CertificateFacts): Promise<Uint8Array> => runTask('render', facts)
