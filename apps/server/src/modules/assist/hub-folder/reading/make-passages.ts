import { countWords } from '@coverwright/domain/assist/hub-file/count-text'
import type { HubPassage } from '@coverwright/domain/assist/hub-file/hub-file'
import { countUnspaced, joinedLines } from '@coverwright/domain/assist/hub-file/unspaced'

export interface Line {
  text: string
  readonly height: number
  readonly font: string
  readonly y: number
  readonly page: number
}

/** A passage is read at a glance: paragraphs of one heading stand together up to so many words, longer ones are parted. */
const most = 80

/** In words; two letters of a script without blanks are about one. */
const sizeOf = (text: string) => countWords(text) + countUnspaced(text) / 2

/** What stands under one heading on one page, in pieces of a paragraph or a few. Every word of the lines is in one of them. */
export function passagesOf(lines: readonly Line[]): HubPassage[] {
  const body = usualOf(lines)
  const passages: HubPassage[] = []
  let heading = ''
  /** A heading under which nothing was said yet: it says something itself, and nothing that stands in a document is left out. */
  let bare: Paragraph | undefined
  const keepBare = () => {
    if (bare) add(passages, { heading: '', text: bare.text, place: { is: 'page', page: bare.page } })
    bare = undefined
  }
  for (const paragraph of paragraphsOf(lines, body)) {
    if (paragraph.isHeading) {
      keepBare()
      heading = paragraph.text
      bare = paragraph
      continue
    }
    bare = undefined
    for (const text of parted(paragraph.text))
      add(passages, { heading, text, place: { is: 'page', page: paragraph.page } })
  }
  keepBare()
  return passages
}

function add(passages: HubPassage[], next: HubPassage) {
  const last = passages.at(-1)
  const isSame =
    last?.heading === next.heading &&
    last.place.is === 'page' &&
    next.place.is === 'page' &&
    last.place.page === next.place.page
  if (last && isSame && sizeOf(last.text) + sizeOf(next.text) <= most)
    passages[passages.length - 1] = { ...last, text: `${last.text}\n${next.text}` }
  else passages.push(next)
}

interface Usual {
  readonly height: number
  readonly font: string
}

/** How most of the document is set. */
function usualOf(lines: readonly Line[]): Usual {
  const letters = new Map<string, { readonly usual: Usual; count: number }>()
  for (const { height, font, text } of lines) {
    const key = `${Math.round(height * 2)} ${font}`
    const one = letters.get(key) ?? { usual: { height, font }, count: 0 }
    one.count += text.length
    letters.set(key, one)
  }
  const [first] = [...letters.values()].toSorted((one, other) => other.count - one.count)
  return first?.usual ?? { height: 11, font: '' }
}

interface Paragraph {
  text: string
  readonly page: number
  readonly isHeading: boolean
}

function paragraphsOf(lines: readonly Line[], body: Usual): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let before: Line | undefined
  for (const line of lines) {
    const last = paragraphs.at(-1)
    const isHeading = isHeadingIn(line, body)
    const goesOn = last && before && last.isHeading === isHeading && !isBullet(line) && isNext(before, line)
    if (goesOn) last.text = joinedLines(last.text, line.text)
    else paragraphs.push({ text: line.text, page: line.page, isHeading })
    before = line
  }
  return paragraphs
}

/** Short, without the end of a sentence, and set larger or in another letter than the rest. */
const isHeadingIn = ({ text, height, font }: Line, body: Usual) =>
  sizeOf(text) <= 12 &&
  !/[.;,。；，]$/.test(text) &&
  !/^[•–—*-]/.test(text) &&
  (height > body.height * 1.08 || (font !== body.font && height >= body.height * 0.98))

const isBullet = ({ text }: Line) => /^(?:[•▪◦–—*-]|\d{1,2}[.)])\s/.test(text)

const isNext = (before: Line, line: Line) =>
  before.page === line.page &&
  before.y - line.y > 0 &&
  before.y - line.y < before.height * 1.75 &&
  Math.abs(before.height - line.height) < 1

/** At the ends of sentences. */
function parted(text: string): string[] {
  if (sizeOf(text) <= most) return [text]
  const parts: string[] = []
  for (const sentence of text.split(/(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u)) {
    const last = parts.at(-1)
    if (last !== undefined && sizeOf(last) + sizeOf(sentence) <= most)
      parts[parts.length - 1] = joinedLines(last, sentence)
    else parts.push(sentence)
  }
  return parts
}
