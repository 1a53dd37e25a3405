import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { RefusedText } from './text-tasks.ts'

const pictures: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
])
const fills: ReadonlySet<number> = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke])
const shown: ReadonlySet<number> = new Set([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
])

interface Ink {
  readonly colour: string
  readonly isInvisible: boolean
}

const smallest = 2

/** Pictures are not read, and what nobody sees must not answer anybody: on paper it would not be there. */
export async function faultOf(page: PDFPageProxy): Promise<RefusedText | undefined> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const kept: Ink[] = []
  let ink: Ink = { colour: '#000000', isInvisible: false }
  // White letters are read where something dark was painted before them.
  let isPainted = false
  for (const [nth, operation] of fnArray.entries()) {
    const [first] = (argsArray[nth] ?? []) as unknown[]
    if (pictures.has(operation)) return 'non-text'
    else if (operation === OPS.save) kept.push(ink)
    else if (operation === OPS.restore) ink = kept.pop() ?? ink
    else if (operation === OPS.setTextRenderingMode) ink = { ...ink, isInvisible: first === 3 || first === 7 }
    else if (operation === OPS.setFillRGBColor && typeof first === 'string') ink = { ...ink, colour: first }
    else if (operation === OPS.constructPath && fills.has(Number(first)) && !isWhite(ink)) isPainted = true
    else if (shown.has(operation) && hasLetters(first) && (ink.isInvisible || (isWhite(ink) && !isPainted)))
      return 'hidden-text'
  }
  return (await hasTinyText(page)) ? 'hidden-text' : undefined
}

const isWhite = ({ colour }: Ink) => /^#f[c-f]f[c-f]f[c-f]$/i.test(colour)

const hasLetters = (glyphs: unknown) =>
  Array.isArray(glyphs) && glyphs.some((glyph) => /\S/.test((glyph as { unicode?: string } | null)?.unicode ?? ''))

/** What stands off the page is not read at all. */
async function hasTinyText(page: PDFPageProxy): Promise<boolean> {
  const { items } = await page.getTextContent()
  return items.some((item) => 'str' in item && item.str.trim() !== '' && item.height < smallest)
}
