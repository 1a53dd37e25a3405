import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib'

const hidden = 2
const printed = 4
const notViewed = 32

/** Draws what every field looks like onto its page and takes the fields out: what is printed cannot be written over. */
export function flatten(pdf: PDFDocument): void {
  for (const page of pdf.getPages()) {
    const kept: PDFRef[] = []
    for (const annot of page.node.Annots()?.asArray() ?? []) {
      const dict = pdf.context.lookup(annot)
      if (dict instanceof PDFDict && dict.lookup(PDFName.of('Subtype')) === PDFName.of('Widget')) draw(pdf, page, dict)
      else kept.push(annot instanceof PDFRef ? annot : pdf.context.register(annot))
    }
    page.node.set(PDFName.of('Annots'), pdf.context.obj(kept))
  }
  pdf.catalog.delete(PDFName.of('AcroForm'))
}

function draw(pdf: PDFDocument, page: PDFPage, widget: PDFDict): void {
  const flags = numberOf(widget.lookup(PDFName.of('F'))) ?? 0
  const isButton = ((numberOf(inherited(widget, 'Ff')) ?? 0) & pushButton) !== 0
  // A button that is not printed is there to be pressed.
  if (flags & (hidden | notViewed) || (isButton && !(flags & printed))) return
  const found = appearanceOf(pdf, widget)
  const rect = numbersOf(widget.lookup(PDFName.of('Rect')))
  if (!found || rect.length !== 4) return
  const name = page.node.newXObject('Field', found.ref)
  const matrix = matrixOnto(found.stream, rect)
  if (matrix)
    page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrix), drawObject(name), popGraphicsState())
}

const pushButton = 1 << 16

function inherited(dict: PDFDict, key: string) {
  for (let each: PDFDict | undefined = dict, depth = 0; each && depth < 20; depth++) {
    const value = each.lookup(PDFName.of(key))
    if (value) return value
    const parent: unknown = each.lookup(PDFName.of('Parent'))
    each = parent instanceof PDFDict ? parent : undefined
  }
  return undefined
}

/** What it looks like in the state it is in. */
function appearanceOf(pdf: PDFDocument, widget: PDFDict) {
  const looks = widget.lookup(PDFName.of('AP'))
  const normal = looks instanceof PDFDict ? looks.get(PDFName.of('N')) : undefined
  const state = widget.lookup(PDFName.of('AS'))
  const found = pdf.context.lookup(normal)
  const entry = found instanceof PDFDict ? found.get(state instanceof PDFName ? state : PDFName.of('Off')) : normal
  const stream = pdf.context.lookup(entry)
  return stream instanceof PDFStream && entry instanceof PDFRef ? { ref: entry, stream } : undefined
}

type Matrix = readonly [number, number, number, number, number, number]

/** So that what a look is drawn in, turned as it says, fills the place of its field (PDF 32000-1, 12.5.5). */
function matrixOnto(
  { dict }: PDFStream,
  [left = 0, bottom = 0, right = 0, top = 0]: readonly number[],
): Matrix | undefined {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf(dict.lookup(PDFName.of('BBox')))
  const own = numbersOf(dict.lookup(PDFName.of('Matrix')))
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = own.length === 6 ? own : []
  const corners = [x1, x2].flatMap((x) => [y1, y2].map((y) => [a * x + c * y + e, b * x + d * y + f] as const))
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  if (width <= 0 || height <= 0) return undefined
  const [scaleX, scaleY] = [Math.abs(right - left) / width, Math.abs(top - bottom) / height]
  return [
    scaleX,
    0,
    0,
    scaleY,
    Math.min(left, right) - Math.min(...xs) * scaleX,
    Math.min(bottom, top) - Math.min(...ys) * scaleY,
  ]
}

const numberOf = (value: unknown) => (value instanceof PDFNumber ? value.asNumber() : undefined)

const numbersOf = (value: unknown): number[] =>
  value instanceof PDFArray ? value.asArray().flatMap((_each, at) => numberOf(value.lookup(at)) ?? []) : []
