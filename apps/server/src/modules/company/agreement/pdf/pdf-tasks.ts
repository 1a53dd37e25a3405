import { createLane } from '../../../../platform/threads/create-lane.ts'
import type { AuditFacts } from './audit-page.ts'
import type { Inspected } from './inspect.ts'

export interface PdfTasks {
  inspect: { readonly input: Uint8Array; readonly output: Inspected }
  audit: { readonly input: { readonly content: Uint8Array; readonly facts: AuditFacts }; readonly output: Uint8Array }
}

/** A document made to fill memory or to turn in circles ends with its thread, and is refused. */
const runTask = createLane<PdfTasks>(new URL('./pdf-thread.ts', import.meta.url), {
  milliseconds: 20_000,
  memoryMegabytes: 512,
})

export const inspectPdf = (content: Uint8Array): Promise<Inspected> =>
  runTask('inspect', content).catch(() => ({ fault: 'refused' as const }))

export const addAuditPage = (content: Uint8Array, facts: AuditFacts) => runTask('audit', { content, facts })

/** Of pages that the product set itself. */
export async function countPages(content: Uint8Array): Promise<number> {
  const found = await inspectPdf(content)
  if ('fault' in found) throw new Error(`Pages of our own are refused: ${found.fault}`)
  return found.pageCount
}
