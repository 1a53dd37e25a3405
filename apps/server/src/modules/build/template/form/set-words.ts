import { widthOf } from '../document/fonts.ts'

/** In points, from the top left. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Words extends Box {
  readonly text: string
  readonly size: number
  readonly align: 'left' | 'center' | 'right'
}

interface Place {
  readonly box: Box
  /** Nought: as large as there is room for. */
  readonly size: number
  readonly align: Words['align']
  readonly isMultiline: boolean
  /** So many cells, a letter each. */
  readonly cells: number | null
}

const usual = { single: 12, multiline: 10 } as const
/** Smaller than this nobody reads it. */
const smallest = 5
const lineHeight = 1.2
const margin = 2

const measure = (text: string, size: number) =>
  Array.from(text).reduce((width, sign) => width + (widthOf(sign.codePointAt(0) ?? 0) ?? 0) * size, 0)

/** The first letter that no font has. */
export const unprintable = (text: string): string | undefined =>
  Array.from(text).find((sign) => sign !== '\n' && widthOf(sign.codePointAt(0) ?? 0) === undefined)

/** Words where they are to stand, as large as they are meant to be or smaller; none where they have no room. */
export function setWords(text: string, place: Place): readonly Words[] | undefined {
  const { box, align, cells, isMultiline } = place
  const inner = { ...box, x: box.x + margin, width: box.width - 2 * margin }
  const most =
    place.size || Math.min(usual[isMultiline ? 'multiline' : 'single'], Math.max(smallest, box.height * 0.75))
  if (cells) return setCells(text, { box, size: Math.min(most, (box.width / cells) * 1.2, box.height * 0.8), cells })
  const words = isMultiline ? text : text.replaceAll(/\s*\n\s*/g, ', ')
  for (let size = most; size >= Math.min(smallest, most); size -= 0.5) {
    const lines = isMultiline ? wrap(words, inner.width, size) : [words]
    const height = lines.length * size * lineHeight
    const isWide = lines.some((line) => measure(line, size) > inner.width)
    // A single line may be as high as its field: letters are lower than their line.
    if (isWide || (isMultiline ? height > box.height : size > box.height)) continue
    const top = isMultiline ? box.y + margin : box.y + (box.height - size * lineHeight) / 2
    const { x, width } = inner
    return lines.map((line, at) => ({
      x,
      width,
      y: top + at * size * lineHeight,
      height: size * lineHeight,
      text: line,
      size,
      align,
    }))
  }
  return undefined
}

/** A letter in each cell. */
function setCells(text: string, { box, size, cells }: Pick<Place, 'box' | 'size'> & { readonly cells: number }) {
  const signs = Array.from(text)
  const width = box.width / cells
  if (signs.length > cells) return undefined
  const y = box.y + (box.height - size * lineHeight) / 2
  return signs.map((sign, at) => ({
    x: box.x + at * width,
    y,
    width,
    height: size * lineHeight,
    text: sign,
    size,
    align: 'center' as const,
  }))
}

/** Lines no wider than there is room; a word that is wider by itself is broken. */
export function wrap(text: string, width: number, size: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ').flatMap((one) => pieces(one, width, size))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && measure(longer, size) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    lines.push(line)
    return lines
  })
}

function pieces(word: string, width: number, size: number): string[] {
  if (measure(word, size) <= width) return [word]
  const parts = ['']
  for (const sign of word) {
    const part = (parts.at(-1) ?? '') + sign
    if (part.length > 1 && measure(part, size) > width) parts.push(sign)
    else parts[parts.length - 1] = part
  }
  return parts
}
