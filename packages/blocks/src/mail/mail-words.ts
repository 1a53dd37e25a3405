import { type Line, linesOf, type Run, type WrittenText } from '@coverwright/domain/build/page/rich-text'
import { fieldOfLink } from '@coverwright/domain/build/template/merged'
import { type CSSProperties, createElement as h, type ReactNode } from 'react'
import type { Ink } from './ink.ts'

/** Where a link leads: an address as it was written, or a mark for the one that is known when it is sent. */
export function linkOf(ink: Ink, link: string): string {
  const field = fieldOfLink(link)
  return field ? ink.slot({ name: field, place: 'html-link' }) : link
}

const runNode = (ink: Ink, { text, bold, italic, link }: Run, key: number): ReactNode => {
  const words = ink.words(text)
  const strong = bold ? h('strong', null, words) : words
  const marked = italic ? h('em', null, strong) : strong
  return link ? h('a', { key, href: linkOf(ink, link) }, marked) : h('span', { key }, marked)
}

const runsOf = (ink: Ink, { runs }: Line) => runs.map((run, at) => runNode(ink, run, at))

/** Paragraphs, and entries that follow one another as one list. */
export function written(ink: Ink, text: WrittenText, className: string, style: CSSProperties): ReactNode[] {
  const nodes: ReactNode[] = []
  let entries: Line[] = []
  const closeList = () => {
    if (entries.length === 0) return
    const list = entries.map((line, at) => h('li', { key: at }, runsOf(ink, line)))
    nodes.push(h('ul', { key: nodes.length, className, style: { ...style, paddingLeft: 20 } }, list))
    entries = []
  }
  for (const line of linesOf(text)) {
    if (line.isEntry) entries.push(line)
    else {
      closeList()
      nodes.push(h('p', { key: nodes.length, className, style }, runsOf(ink, line)))
    }
  }
  closeList()
  return nodes
}
