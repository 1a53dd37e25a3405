import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Piece {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
  readonly text: string
}

interface Sheet {
  /** Its edges: left, bottom, right, top. */
  readonly view: readonly number[]
  readonly strokes: number
  readonly pieces: readonly Piece[]
}

async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await opening.promise
  const sheets: Sheet[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const { fnArray } = await page.getOperatorList()
    const pieces = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [size = 0, , , , x = 0, y = 0] = item.transform as readonly number[]
      return [{ page: number, x, y, size, width: item.width, text: item.str }]
    })
    sheets.push({ view: page.view, strokes: fnArray.length, pieces })
  }
  await opening.destroy()
  return sheets
}

/** Where every piece of text stands and how large it is, a line each, and what is drawn besides. */
export async function layoutOf(bytes: Uint8Array): Promise<string> {
  const lines: string[] = []
  for (const [at, { view, strokes, pieces }] of (await sheetsOf(bytes)).entries()) {
    lines.push(`page ${at + 1}: ${view.join(' ')}, ${strokes} strokes`)
    for (const { x, y, size, width, text } of pieces)
      lines.push([x, y, size, width].map((each) => each.toFixed(2)).join(' ') + ` ${text}`)
  }
  return `${lines.join('\n')}\n`
}

/** Half of what a page leaves white around it: nothing stands there. */
const edge = 26
/** What a column of amounts stands apart from the words before it, at least. */
const apart = 2

/** What leaves its page, stands in or close upon something else, or is printed twice over. */
export async function clashesOf(bytes: Uint8Array): Promise<string[]> {
  const clashes: string[] = []
  for (const { view, pieces } of await sheetsOf(bytes)) {
    const [left = 0, bottom = 0, right = 0, top = 0] = view
    for (const [at, one] of pieces.entries()) {
      const { x, y, width, size, text } = one
      if (x < left + edge || x + width > right - edge || y < bottom + edge || y + size > top - edge)
        clashes.push(`outside: ${text}`)
      for (const other of pieces.slice(at + 1)) if (areUpon(one, other)) clashes.push(`${text} | ${other.text}`)
    }
  }
  return clashes
}

/** How far a full stop is drawn below the seven before it. */
const kerned = 3

/** Pieces of one word may touch, and lie a hair upon one another; an amount never touches the words before it. */
function areUpon(one: Piece, other: Piece): boolean {
  const [first, second] = one.x <= other.x ? [one, other] : [other, one]
  const room = second.text.startsWith('£') ? apart : -kerned
  const isBeside = first.x + first.width + room <= second.x
  const isAbove = one.y >= other.y + other.size * 0.9 || other.y >= one.y + one.size * 0.9
  return !isBeside && !isAbove
}
