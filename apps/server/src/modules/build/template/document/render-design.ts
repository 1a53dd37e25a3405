import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import { fail } from '@coverwright/domain/errors'
import { TooManyInLine, takeTurns } from '../../../../platform/threads/take-turns.ts'
import { TaskRefused } from '../../../../platform/threads/tasks.ts'
import type { FormPlace } from './file-of-form.ts'
import { isUnfit, renderDesigned } from './render-document.ts'

interface Design extends FormPlace {
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
  { templateId, number, ...place }: Design,
  document: FilledDocument,
): Promise<Uint8Array | undefined> {
  const key = `${templateId} ${number} ${document.tag}`
  try {
    return await takeTurn(place.companyId, async () => {
      if (refused.has(key)) return undefined
      const made = await renderDesigned(document, place)
      // One customer's name that has no room in a form: the next one's may have.
      return isUnfit(made) ? undefined : made
    })
  } catch (error) {
    if (error instanceof TooManyInLine) return fail('too-many-of-yours')
    if (!(error instanceof TaskRefused)) throw error
    refused.add(key)
    setTimeout(() => refused.delete(key), refusedForMs).unref()
    return undefined
  }
}
