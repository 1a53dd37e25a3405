import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import {
  type Box,
  boxOf,
  everywhere,
  isIn,
  isNear,
  isUpright,
  type Matrix,
  overlapOf,
  type Point,
  placed,
  times,
  unmoved,
} from './page-geometry.ts'
import { colourIn, isExtent, isRectangle, matrixIn, measured, stateIn } from './page-operators.ts'
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
const fills: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
const strokes: ReadonlySet<number> = new Set([OPS.stroke, OPS.closeStroke])
const shown: ReadonlySet<number> = new Set([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
])

/** What is drawn with, until something else is said. */
interface Pen {
  readonly matrix: Matrix
  readonly clip: Box
  /** None where it is a pattern. */
  readonly ink: string | undefined
  readonly stroke: string | undefined
  readonly width: number
  readonly opacity: number
  /** What it does with what lies under it is to cover it. */
  readonly isPlain: boolean
  readonly isInvisible: boolean
  readonly size: number
}

const black = '#000000'
const paper = '#ffffff'
const begun: Pen = {
  matrix: unmoved,
  clip: everywhere,
  ink: black,
  stroke: black,
  width: 1,
  opacity: 1,
  isPlain: true,
  isInvisible: false,
  size: 0,
}

interface Painted {
  readonly box: Box
  readonly colour: string | undefined
  /** It covers its whole box. */
  readonly isWhole: boolean
}

const smallest = 2
const [leastOpacity, mostOpacity] = [0.1, 0.95]
/** A page of more is looked at by those that lie on top. */
const mostPainted = 5000

/** Pictures are not read, and what nobody sees must not answer anybody: on paper it would not be there. */
export async function faultOf(page: PDFPageProxy): Promise<RefusedText | undefined> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const look = lookAtPage()
  for (const [nth, operation] of fnArray.entries()) {
    const fault = look(operation, (argsArray[nth] ?? []) as readonly unknown[])
    if (fault) return fault
  }
  return (await hasTinyText(page)) ? 'hidden-text' : undefined
}

function lookAtPage() {
  const kept: Pen[] = []
  let pen = begun
  let [text, line]: [Matrix, Matrix] = [unmoved, unmoved]
  let leading = 0
  let isNote = false
  let isClipping = false
  const painted: Painted[] = []
  const said: (readonly [Point, Point])[] = []

  const nextLine = (x: number, y: number) => {
    line = times([1, 0, 0, 1, x, y], line)
    text = line
  }

  function paint(one: Painted): RefusedText | undefined {
    painted.push(one)
    if (painted.length > mostPainted) painted.shift()
    const covers = one.isWhole && one.colour !== undefined
    return covers && said.some((ends) => ends.every((end) => isIn(end, one.box))) ? 'hidden-text' : undefined
  }

  function drawPath([how, path, extent]: readonly unknown[]): RefusedText | undefined {
    if (!isExtent(extent)) return undefined
    const own = boxOf(extent, pen.matrix)
    const box = overlapOf(own, pen.clip)
    if (isClipping) pen = { ...pen, clip: box }
    isClipping = false
    const isOpaque = pen.isPlain && pen.opacity >= mostOpacity
    if (fills.has(Number(how)))
      return paint({
        box,
        colour: isOpaque ? pen.ink : undefined,
        isWhole: isOpaque && isUpright(pen.matrix) && isRectangle(path, extent),
      })
    if (!strokes.has(Number(how))) return undefined
    const half = (pen.width * Math.max(...pen.matrix.slice(0, 4).map(Math.abs))) / 2
    const wide: Box = [box[0] - half, box[1] - half, box[2] + half, box[3] + half]
    return paint({ box: wide, colour: isOpaque ? pen.stroke : undefined, isWhole: false })
  }

  function say(glyphs: unknown): RefusedText | undefined {
    const { letters, width } = measured(glyphs)
    const whole = times(text, pen.matrix)
    const end = (width * pen.size) / 1000
    // A little above the line that letters stand on, where they have their ink.
    const up = pen.size * 0.25
    const ends = [placed([0, up], whole), placed([end, up], whole)] as const
    text = times([1, 0, 0, 1, end, 0], text)
    if (!letters) return undefined
    // What forms and notes show is drawn on the page and is no part of its text.
    if (isNote) return 'non-text'
    said.push(ends)
    const middle: Point = [(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2]
    const isUnseen = pen.isInvisible || pen.opacity < leastOpacity || isLost(pen.ink, middle)
    return isUnseen ? 'hidden-text' : undefined
  }

  /** In the colour of what it stands on. */
  function isLost(ink: string | undefined, at: Point): boolean {
    if (ink === undefined) return false
    const below = painted.findLast(
      ({ box, colour, isWhole }) => isIn(at, box) && (isWhole || colour === undefined || !isNear(colour, ink)),
    )
    if (!below) return isNear(paper, ink)
    return below.colour !== undefined && isNear(below.colour, ink)
  }

  return (operation: number, args: readonly unknown[]): RefusedText | undefined => {
    const [first, second] = args
    if (pictures.has(operation)) return 'non-text'
    if (shown.has(operation)) {
      if (operation === OPS.nextLineShowText) nextLine(0, -leading)
      return say(operation === OPS.nextLineSetSpacingShowText ? args[2] : first)
    }
    switch (operation) {
      case OPS.save:
      case OPS.beginGroup:
        kept.push(pen)
        break
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
        pen = kept.pop() ?? pen
        break
      case OPS.paintFormXObjectBegin:
        kept.push(pen)
        pen = { ...pen, matrix: times(matrixIn(first), pen.matrix) }
        break
      case OPS.beginAnnotation:
        kept.push(pen)
        isNote = true
        pen = { ...begun, matrix: times(matrixIn(args[3]), matrixIn(args[2])) }
        break
      case OPS.endAnnotation:
        isNote = false
        pen = kept.pop() ?? pen
        break
      case OPS.transform:
        pen = { ...pen, matrix: times(matrixIn(args), pen.matrix) }
        break
      case OPS.setGState:
        pen = { ...pen, ...stateIn(first) }
        break
      case OPS.setTextRenderingMode:
        pen = { ...pen, isInvisible: first === 3 || first === 7 }
        break
      case OPS.setFillRGBColor:
        pen = { ...pen, ink: colourIn(first) }
        break
      case OPS.setFillColorN:
        pen = { ...pen, ink: undefined }
        break
      case OPS.setStrokeRGBColor:
        pen = { ...pen, stroke: colourIn(first) }
        break
      case OPS.setLineWidth:
        pen = { ...pen, width: Number(first) }
        break
      case OPS.setFont:
        pen = { ...pen, size: Number(second) }
        break
      case OPS.clip:
      case OPS.eoClip:
        isClipping = true
        break
      case OPS.constructPath:
        return drawPath(args)
      case OPS.shadingFill:
        return paint({ box: pen.clip, colour: undefined, isWhole: false })
      case OPS.beginText:
        ;[text, line] = [unmoved, unmoved]
        break
      case OPS.setTextMatrix:
        line = matrixIn(first)
        text = line
        break
      case OPS.setLeading:
        leading = Number(first)
        break
      case OPS.moveText:
        nextLine(Number(first), Number(second))
        break
      case OPS.setLeadingMoveText:
        leading = -Number(second)
        nextLine(Number(first), Number(second))
        break
      case OPS.nextLine:
        nextLine(0, -leading)
        break
      default:
        break
    }
    return undefined
  }
}

/** What stands off the page is not read at all. */
async function hasTinyText(page: PDFPageProxy): Promise<boolean> {
  const { items } = await page.getTextContent()
  return items.some((item) => 'str' in item && item.str.trim() !== '' && item.height < smallest)
}
