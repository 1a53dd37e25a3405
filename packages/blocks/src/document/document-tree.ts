import type { Line, Run } from '@coverwright/domain/build/page/rich-text'
import type { FactRow } from '@coverwright/domain/build/template/fact-row'
import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react'
import { look } from './document-look.ts'

type Part = 'Document' | 'Page' | 'View' | 'Text' | 'Link'

/** What pages are set with: handed in, for pages of the studio and of shops draw with the same package and set none. */
export type PdfParts = Readonly<Record<Part, unknown>>

type Draw = (part: Part, props: Readonly<Record<string, unknown>> | null, ...children: ReactNode[]) => ReactElement

type Drawn<Type extends FilledBlock['type']> = (block: Extract<FilledBlock, { type: Type }>, draw: Draw) => ReactElement
type FilledBlock = FilledDocument['blocks'][number]

/** French parts thousands by a narrow space, which the fonts do not have: they would print another sign for it. */
const printable = (content: string) => content.replaceAll('\u202F', '\u00A0')

const row =
  (draw: Draw) =>
  ({ label, value }: FactRow, at: number) =>
    draw(
      'View',
      { key: at, style: look.row, wrap: false },
      draw('Text', { style: look.label }, printable(label)),
      draw('Text', { style: look.value }, printable(value)),
    )

const amountRow =
  (draw: Draw, sumAt: number) =>
  ({ label, value }: FactRow, at: number) => {
    const weight = at === sumAt ? [look.bold] : []
    return draw(
      'View',
      { key: at, style: look.row, wrap: false },
      draw('Text', { style: [look.amountOf, ...weight] }, printable(label)),
      draw('Text', { style: [look.amount, ...weight] }, printable(value)),
    )
  }

function runNode(draw: Draw, { text, bold, italic, link }: Run, key: number): ReactNode {
  const style = [...(bold ? [look.bold] : []), ...(italic ? [look.italic] : [])]
  const words = printable(text)
  return link
    ? draw('Link', { key, src: link, style: [look.link, ...style] }, words)
    : draw('Text', { key, style }, words)
}

function lineNode(draw: Draw, { isEntry, runs }: Line, key: number): ReactElement {
  const words = runs.map((run, at) => runNode(draw, run, at))
  if (!isEntry) return draw('Text', { key, style: look.paragraph }, ...words)
  return draw(
    'View',
    { key, style: look.entry },
    draw('Text', { style: look.bullet }, '•'),
    draw('Text', { style: look.words }, ...words),
  )
}

const drawings: { readonly [Type in FilledBlock['type']]: Drawn<Type> } = {
  heading: ({ id, size, text }, draw) => draw('Text', { key: id, style: look[size] }, printable(text)),
  paragraph: ({ id, lines }, draw) => draw('View', { key: id }, ...lines.map((line, at) => lineNode(draw, line, at))),
  rows: ({ id, title, rows }, draw) =>
    draw(
      'View',
      { key: id },
      title === '' ? null : draw('Text', { style: look.section }, printable(title)),
      ...rows.map(row(draw)),
    ),
  amounts: ({ id, title, rows, isSum }, draw) =>
    draw(
      'View',
      { key: id },
      draw('Text', { style: look.section }, printable(title)),
      ...rows.map(amountRow(draw, isSum ? rows.length - 1 : -1)),
    ),
  divider: ({ id }, draw) => draw('View', { key: id, style: look.divider }),
  spacer: ({ id, height }, draw) => draw('View', { key: id, style: { height } }),
  'page-break': ({ id }, draw) => draw('View', { key: id, break: true }),
}

/** The types of block and drawing fit one another: both come from the same key. */
const drawBlock = (block: FilledBlock, draw: Draw) => (drawings[block.type] as Drawn<FilledBlock['type']>)(block, draw)

/** A whole document as a tree of pages. */
export function documentTree(document: FilledDocument, parts: PdfParts, fontFamily: readonly string[]): ReactElement {
  const { tag, title, author, testNote, statement, blocks } = document
  // What is handed in is what a part of that name takes: the parts of the library that sets the pages.
  const draw: Draw = (part, props, ...children) => createElement(parts[part] as ComponentType, props, ...children)
  const page = draw(
    'Page',
    { size: 'A4', style: { ...look.page, fontFamily } },
    testNote === null ? null : draw('Text', { style: look.test }, printable(testNote)),
    ...blocks.map((block) => drawBlock(block, draw)),
    draw('Text', { style: look.foot, fixed: true }, printable(statement)),
  )
  return draw('Document', { title, author, language: tag }, page)
}
