import { fieldsIn } from '../../base/merge/merge.ts'
import { type Line, linesOf, type Run } from '../page/rich-text.ts'
import type { PageBlock, PageText } from './page-block.ts'
import { fillSegments, segmentsOf, type Values } from './segments.ts'

export type FilledPageBlock =
  | Exclude<PageBlock, { type: 'paragraph' }>
  | { readonly type: 'paragraph'; readonly id: string; readonly lines: readonly Line[] }

interface FilledPage {
  /** Words and where they stand: nothing in it is looked through for fields again. */
  readonly blocks: readonly FilledPageBlock[]
  /** Fields without a value and without a fallback: what they stood in is left out. */
  readonly missing: readonly string[]
}

/** One agent's page. A heading or paragraph of which a field is not known is left out; a title becomes the standard's. */
export function fillPage({ blocks }: PageText, values: Values): FilledPage {
  const missing = new Set<string>()
  const filled = blocks.flatMap((block): FilledPageBlock[] => {
    const lacked: string[] = []
    const fill = (words: string) => {
      const done = fillSegments(segmentsOf(words, 'text'), values)
      lacked.push(...done.missing)
      return done.text
    }
    const made = filledBlock(block, fill)
    for (const name of lacked) missing.add(name)
    if (lacked.length === 0) return [made]
    return 'title' in made ? [{ ...made, title: '' }] : []
  })
  return { blocks: filled, missing: [...missing] }
}

function filledBlock(block: PageBlock, fill: (words: string) => string): FilledPageBlock {
  if (block.type === 'heading') return { ...block, text: fill(block.text) }
  if (block.type !== 'paragraph') return 'title' in block ? { ...block, title: fill(block.title) } : block
  const fillRun = (run: Run): Run => ({ ...run, text: fill(run.text) })
  const fillLine = ({ isEntry, runs }: Line): Line => ({ ...(isEntry && { isEntry }), runs: runs.map(fillRun) })
  return { type: 'paragraph', id: block.id, lines: linesOf(block.text).map(fillLine) }
}

/** The fields that should have a value: without one what they stand in is left out. */
export const neededInPage = (text: PageText): readonly string[] =>
  fieldsOfPage(text).flatMap(({ name, fallback }) => (fallback === undefined ? [name] : []))

/** All the fields that stand in it. */
export const namedInPage = (text: PageText): readonly string[] => fieldsOfPage(text).map(({ name }) => name)

const fieldsOfPage = (text: PageText) => wordsOfPage(text).flatMap(([, words]) => words.flatMap(fieldsIn))

/** Of each block the words with fields in them. */
export function wordsOfPage({ blocks }: PageText): (readonly [PageBlock, readonly string[]])[] {
  return blocks.map((block) => [block, wordsOf(block)])
}

function wordsOf(block: PageBlock): readonly string[] {
  if (block.type === 'heading') return [block.text]
  if (block.type === 'paragraph') return linesOf(block.text).flatMap(({ runs }) => runs.map(({ text }) => text))
  return 'title' in block ? [block.title] : []
}
