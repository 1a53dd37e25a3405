import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What somebody reads who opens it, and what it says of itself. */
export async function readPdf(bytes: Uint8Array) {
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await opening.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    // Pieces of a line carry their own spaces, and a dot that stands close to its number is a piece of its own.
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''))
  }
  const { info } = await document.getMetadata()
  const facts = info as { readonly Title?: string; readonly Language?: string }
  await opening.destroy()
  return { text: pages.join('\n'), title: facts.Title, language: facts.Language }
}
