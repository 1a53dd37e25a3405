import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'

export type Inspected = { readonly pageCount: number } | { readonly fault: 'refused' | 'no-pages' }

/** What a reader does by itself when it opens the document. An agreement is read, it does not act. */
const acts = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'GoToR'].map((name) => PDFName.of(name))

/** How many pages a document has, read from its page tree and not from what it says of itself. */
export async function inspect(content: Uint8Array): Promise<Inspected> {
  const document = await PDFDocument.load(content, { updateMetadata: false }).catch(() => undefined)
  // Broken, or behind a password: who cannot open it cannot agree to it either.
  if (!document || document.isEncrypted || doesSomething(document)) return { fault: 'refused' }
  const pageCount = pagesOf(document)
  if (pageCount === undefined) return { fault: 'refused' }
  return pageCount > 0 ? { pageCount } : { fault: 'no-pages' }
}

/** Also what stands in compressed streams, which a search through the bytes does not see. */
const doesSomething = (document: PDFDocument) =>
  document.context.enumerateIndirectObjects().some(([, object]) => {
    if (!(object instanceof PDFDict)) return false
    const action = object.get(PDFName.of('S'))
    return acts.some((act) => act === action) || object.has(PDFName.of('JS'))
  })

/** Undefined when the page tree is broken. */
function pagesOf(document: PDFDocument): number | undefined {
  try {
    return document.getPages().length
  } catch {
    return undefined
  }
}
