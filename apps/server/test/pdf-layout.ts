import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Where every piece of text stands and how large it is, a line each, and what is drawn besides. */
export async function layoutOf(bytes: Uint8Array): Promise<string> {
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await opening.promise
  const lines: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const { fnArray } = await page.getOperatorList()
    lines.push(`page ${number}: ${page.view.join(' ')}, ${fnArray.length} strokes`)
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [size = 0, , , , x = 0, y = 0] = item.transform as readonly number[]
      lines.push([x, y, size, item.width].map((each) => each.toFixed(2)).join(' ') + ` ${item.str}`)
    }
  }
  await opening.destroy()
  return `${lines.join('\n')}\n`
}
