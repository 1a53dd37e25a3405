import { type Line, linesOf, type Run } from '../page/rich-text.ts'
import {
  type DocumentBlock,
  type DocumentBlockType,
  type DocumentList,
  type DocumentText,
  documentLists,
} from './document-block.ts'
import { type FactRow, fieldsOfRow } from './fact-row.ts'
import { fillSegments, segmentsOf, type Values } from './segments.ts'
import { listFields } from './template-fields.ts'
import type { FormText } from './template-form.ts'

/** What is known of what a document is made for, in its language. */
export interface DocumentFacts {
  /** As whoever reads it aloud is told. */
  readonly tag: string
  readonly author: string
  /** Null of what insures somebody. */
  readonly testNote: string | null
  /** Who the company is and who regulates it. */
  readonly statement: string
  readonly values: Values
  readonly lists: Readonly<Record<DocumentList, { readonly heading: string; readonly rows: readonly FactRow[] }>>
}

type FilledBlock =
  | Exclude<DocumentBlock, { type: 'paragraph' | 'list' | 'facts' }>
  | { readonly type: 'paragraph'; readonly id: string; readonly lines: readonly Line[] }
  | { readonly type: 'rows'; readonly id: string; readonly title: string; readonly rows: readonly FactRow[] }
  | AmountRows

/** What was ordered, or what it comes to: words as wide as they need, amounts one below the other. */
interface AmountRows {
  readonly type: 'amounts'
  readonly id: string
  readonly title: string
  readonly rows: readonly FactRow[]
  /** The last of them is what the others come to. */
  readonly isSum: boolean
}

/** Words and where they stand: nothing in it is looked through for fields again. */
export interface FilledDocument extends Omit<DocumentFacts, 'values' | 'lists'> {
  readonly title: string
  readonly blocks: readonly FilledBlock[]
  /** What is written into which field of an uploaded form. */
  readonly form?: FilledForm
}

export interface FilledForm {
  readonly fileId: string
  readonly values: readonly { readonly field: string; readonly text: string }[]
}

interface Filled {
  readonly document: FilledDocument
  /** Fields without a value and without a fallback: where there are any, it must not be given out. */
  readonly missing: readonly string[]
}

/** A control character is no letter: fonts print a box for it, and readers stumble. */
const printable = (words: string) => words.replaceAll(/[^\P{Cc}\n]/gu, ' ')

const linesOfRows = (rows: readonly FactRow[]) => rows.map(({ label, value }) => `${label}: ${value}`).join('\n')

const listTexts = (lists: DocumentFacts['lists']): Values =>
  Object.fromEntries(documentLists.map((list) => [listFields[list], linesOfRows(lists[list].rows)]))

export function fillDocument({ title, blocks, form }: DocumentText, facts: DocumentFacts): Filled {
  const { values: own, lists, ...told } = facts
  const values = { ...own, ...listTexts(lists) }
  const missing = new Set<string>()
  const fill = (words: string) => {
    const filled = fillSegments(segmentsOf(words, 'text'), values)
    for (const name of filled.missing) missing.add(name)
    return printable(filled.text)
  }
  const fillRun = (run: Run): Run => ({ ...run, text: fill(run.text) })
  const fillLine = ({ isEntry, runs }: Line): Line => ({ ...(isEntry && { isEntry }), runs: runs.map(fillRun) })
  const isKnown = (row: FactRow) => fieldsOfRow(row).every((name) => Object.hasOwn(values, name) && values[name])
  const fillers: { readonly [Type in DocumentBlockType]: Filler<Type> } = {
    heading: (block) => ({ ...block, text: fill(block.text) }),
    paragraph: ({ type, id, text }) => ({
      type,
      id,
      lines: linesOf(text).map(fillLine),
    }),
    list: ({ id, list, title: over }) => ({
      type: 'rows',
      id,
      title: fill(over) || lists[list].heading,
      rows: lists[list].rows.map(({ label, value }) => ({ label: printable(label), value: printable(value) })),
    }),
    facts: ({ id, title: over, rows }) => ({
      type: 'rows',
      id,
      title: fill(over),
      rows: rows.filter(isKnown).map(({ label, value }) => ({ label: fill(label), value: fill(value) })),
    }),
    divider: (block) => block,
    spacer: (block) => block,
    'page-break': (block) => block,
  }
  // The types of block and filling fit one another: both come from the same key.
  const fillBlock = (block: DocumentBlock) => (fillers[block.type] as Filler<DocumentBlockType>)(block)
  const fillForm = ({ fileId, values: written }: FormText): FilledForm => ({
    fileId,
    values: written.map(({ field, text }) => ({ field, text: fill(text) })),
  })
  const document = {
    ...told,
    title: fill(title),
    blocks: blocks.map(fillBlock),
    ...(form && { form: fillForm(form) }),
  }
  return { document, missing: [...missing] }
}

type Filler<Type extends DocumentBlockType> = (block: Extract<DocumentBlock, { type: Type }>) => FilledBlock

const fieldsIn = (words: readonly string[]) =>
  words
    .flatMap((text) => segmentsOf(text, 'text'))
    .flatMap((part) => (typeof part === 'object' && 'name' in part ? [part] : []))

/** The fields that must have a value: there is no fallback, nor is the row they stand in left out without them. */
export const neededInDocument = ({ title, blocks, form }: DocumentText): readonly string[] =>
  fieldsIn([title, ...blocks.flatMap(wordsOutsideRows), ...wordsInForm(form)]).flatMap(({ name, fallback }) =>
    fallback === undefined ? [name] : [],
  )

/** All the fields that stand in it. */
export function namedInDocument({ title, blocks, form }: DocumentText): readonly string[] {
  const rows = blocks.flatMap((block) => (block.type === 'facts' ? block.rows : []))
  const inRows = rows.flatMap(({ label, value }) => [label, value])
  const words = [title, ...blocks.flatMap(wordsOutsideRows), ...inRows, ...wordsInForm(form)]
  return fieldsIn(words).map(({ name }) => name)
}

const wordsInForm = (form: FormText | undefined) => form?.values.map(({ text }) => text) ?? []

function wordsOutsideRows(block: DocumentBlock): string[] {
  if (block.type === 'heading') return [block.text]
  if (block.type === 'paragraph') return linesOf(block.text).flatMap(({ runs }) => runs.map(({ text }) => text))
  return block.type === 'list' || block.type === 'facts' ? [block.title] : []
}
