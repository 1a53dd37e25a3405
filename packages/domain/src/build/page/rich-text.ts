import { z } from 'zod'
import { isLink, linkNotValid } from './link.ts'

export const richTextLimits = { lines: 200, runs: 200, characters: 5000 } as const

const Run = z.strictObject({
  text: z.string().max(richTextLimits.characters),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: z.string().refine(isLink, linkNotValid).optional(),
})

/** A paragraph, or an entry of a list: entries that follow one another are one list. */
const Line = z.strictObject({
  isEntry: z.literal(true).optional(),
  runs: z.array(Run).max(richTextLimits.runs),
})

export type Run = z.output<typeof Run>
export type Line = z.output<typeof Line>

/** Text with marks. There is nothing in it but words and where they lead: it is never markup. */
export interface RichText {
  lines: Line[]
}

export const RichText = z
  .strictObject({ lines: z.array(Line).min(1).max(richTextLimits.lines) })
  .refine((value) => plainText(value).length <= richTextLimits.characters, 'Use 5000 characters or fewer')

/** A text somebody wrote: without any mark it is kept as the words alone, a blank line between paragraphs. */
export type WrittenText = string | RichText

export const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines)

export const isWrittenText = (value: unknown): value is WrittenText => typeof value === 'string' || isRichText(value)

const paragraphBreak = '\n\n'

export function plainText(value: WrittenText): string {
  if (typeof value === 'string') return value
  return value.lines
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .filter((line) => line !== '')
    .join(paragraphBreak)
}

export const linesOf = (value: WrittenText): readonly Line[] =>
  typeof value === 'string'
    ? value
        .split(paragraphBreak)
        .filter((text) => text !== '')
        .map((text) => ({ runs: [{ text }] }))
    : value.lines

/** More than is kept: a document that has such a text is refused as a whole. */
export const isTooLong = (value: WrittenText): boolean =>
  plainText(value).length > richTextLimits.characters ||
  linesOf(value).length > richTextLimits.lines ||
  linesOf(value).some(({ runs }) => runs.length > richTextLimits.runs)

const marksOf = ({ bold, italic, link }: Run) => `${bold} ${italic} ${link}`

/** Neighbours that look the same are one run, and nothing empty is kept: one way to write each text. */
function tidied({ isEntry, runs }: Line): Line {
  const kept: Run[] = []
  for (const run of runs) {
    const last = kept.at(-1)
    if (run.text === '') continue
    if (last && marksOf(last) === marksOf(run)) kept[kept.length - 1] = { ...last, text: last.text + run.text }
    else kept.push(run)
  }
  return { ...(isEntry && { isEntry }), runs: kept }
}

/** What is kept of these lines. */
export function writtenText(lines: readonly Line[]): WrittenText {
  const kept = lines.map(tidied).filter(({ runs }) => runs.length > 0)
  const isPlain = kept.every(
    ({ isEntry, runs }) => !isEntry && runs.every(({ bold, italic, link }) => !bold && !italic && !link),
  )
  return isPlain ? plainText({ lines: kept }) : { lines: kept }
}

/** Stored text of any making as a page may show it: marks that are none are dropped, and the words stay. */
export function safeText(stored: unknown): WrittenText | undefined {
  if (typeof stored === 'string') return stored
  if (!isRichText(stored)) return undefined
  return writtenText((stored.lines as unknown[]).slice(0, richTextLimits.lines).map(safeLine))
}

function safeLine(stored: unknown): Line {
  const { isEntry, runs } = (stored ?? {}) as Readonly<Record<string, unknown>>
  const all = Array.isArray(runs) ? (runs as unknown[]).slice(0, richTextLimits.runs) : []
  return { ...(isEntry === true && { isEntry }), runs: all.map(safeRun) }
}

function safeRun(stored: unknown): Run {
  const { text, bold, italic, link } = (stored ?? {}) as Readonly<Record<string, unknown>>
  return {
    text: typeof text === 'string' ? text : '',
    ...(bold === true && { bold }),
    ...(italic === true && { italic }),
    ...(typeof link === 'string' && isLink(link) && { link }),
  }
}
