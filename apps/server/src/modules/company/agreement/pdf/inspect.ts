import { PDFDocument } from '@cantoo/pdf-lib'
import { doesSomething } from '../../../../platform/pdf/does-something.ts'

export type Inspected = { readonly pageCount: number } | { readonly fault: 'refused' | 'no-pages' }

/** How many pages a document has, read from its page tree and not from what it says of itself. */
export async function inspect(content: Uint8Array): Promise<Inspected> {
  const document = await PDFDocument.load(content, { updateMetadata: false }).catch(() => undefined)
  // Broken, or behind a password: who cannot open it cannot agree to it either.
  if (!document || document.isEncrypted || doesSomething(document)) return { fault: 'refused' }
  const pageCount = pagesOf(document)
  if (pageCount === undefined) return { fault: 'refused' }
  return pageCount > 0 ? { pageCount } : { fault: 'no-pages' }
}

/** Undefined when the page tree is broken. */
function pagesOf(document: PDFDocument): number | undefined {
  try {
    return document.getPages().length
  } catch {
    return undefined
  }
}
