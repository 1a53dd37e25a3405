import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import { fail } from '@coverwright/domain/errors'
import { TooManyInLine, takeTurns } from '../../../../platform/threads/take-turns.ts'
import { TaskRefused } from '../../../../platform/threads/tasks.ts'
import { renderDesigned } from './render-document.ts'

interface Design {
  readonly companyId: string
  readonly templateId: string
  readonly number: number
}

/** Of those who wait each company in turn: a thousand certificates of one never stand before a single one of another. */
const takeTurn = takeTurns(50)

/** What took too long is not tried again for each customer; a machine that was busy is no reason to refuse for good. */
const refusedForMs = 60_000
const refused = new Set<string>()

/** The pages of a company's own design. None where they take too much: they would with every further try. */
export async function renderDesign(
  { companyId, templateId, number }: Design,
  document: FilledDocument,
): Promise<Uint8Array | undefined> {
  const key = `${templateId} ${number} ${document.tag}`
  try {
    return await takeTurn(companyId, async () => (refused.has(key) ? undefined : renderDesigned(document)))
  } catch (error) {
    if (error instanceof TooManyInLine) return fail('too-many-of-yours')
    if (!(error instanceof TaskRefused)) throw error
    refused.add(key)
    setTimeout(() => refused.delete(key), refusedForMs).unref()
    return undefined
  }
}
