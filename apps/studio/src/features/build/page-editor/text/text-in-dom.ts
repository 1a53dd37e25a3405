// Texts in an element that is written in: read from what a browser makes of it, and drawn from what is kept.
import { isLink } from '@coverwright/domain/build/page/link'
import { type Line, linesOf, type Run, type WrittenText, writtenText } from '@coverwright/domain/build/page/rich-text'

type Marks = Omit<Run, 'text'>

/** Words of two of these never run together, whatever page they were copied from. */
const blocks = new Set(
  (
    'p div li ul ol h1 h2 h3 h4 h5 h6 blockquote pre tr td th dl dt dd ' +
    'nav section article header footer aside main figure figcaption'
  )
    .toUpperCase()
    .split(' '),
)
/** Nothing of these is ever words. */
const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'HEAD', 'TITLE', 'IFRAME', 'OBJECT', 'SVG', 'MATH'])

/** Browsers put these where a space would fall together with another, or hold open what is empty. */
const wordsOf = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u200B', '')

function marksOn(element: Element, marks: Marks): Marks {
  const link = element.tagName === 'A' ? (element.getAttribute('href') ?? '') : ''
  const weight = (element as Partial<HTMLElement>).style?.fontWeight ?? ''
  const isBold = /^(B|STRONG)$/.test(element.tagName) ? weight !== 'normal' : /^(bold|[6-9]00)$/.test(weight)
  const isItalic = /^(I|EM)$/.test(element.tagName)
  return {
    ...marks,
    ...(isBold && { bold: true as const }),
    ...(isItalic && { italic: true as const }),
    ...(isLink(link) && { link }),
  }
}

/** The words and marks in an element, whoever made it: another program's markup among it is left behind. */
export function linesIn(root: Node, { isCode = false } = {}): Line[] {
  const lines: Line[] = []
  let runs: Run[] = []
  let isEntry = false
  const end = () => {
    if (runs.length > 0) lines.push({ ...(isEntry && { isEntry: true as const }), runs })
    runs = []
  }
  const visit = (node: Node, marks: Marks) => {
    if (node.nodeType === 3) {
      const text = wordsOf(node.nodeValue ?? '')
      // In another program's markup lines are broken anywhere.
      const words = isCode ? text.replaceAll(/\s+/g, ' ') : text
      if (words !== '' && !(isCode && words === ' ' && runs.length === 0)) runs.push({ text: words, ...marks })
      return
    }
    if (node.nodeType !== 1) return
    const element = node as Element
    const tag = element.tagName.toUpperCase()
    if (silent.has(tag)) return
    // The last one of a block only holds it open.
    if (tag === 'BR') {
      if (element.nextSibling) runs.push({ text: '\n', ...marks })
      return
    }
    const isBlock = blocks.has(tag)
    const before = isEntry
    if (isBlock) end()
    if (tag === 'LI') isEntry = true
    for (const inner of element.childNodes) visit(inner, marksOn(element, marks))
    if (isBlock) end()
    isEntry = before
  }
  for (const node of root.childNodes) visit(node, {})
  end()
  return lines
}

export const richTextIn = (root: Node): WrittenText => writtenText(linesIn(root))

export const plainTextIn = (root: Node): string => wordsOf(root.textContent ?? '')

function drawRun(document: Document, { text, bold, italic, link }: Run): Node {
  let node: Node = document.createTextNode(text)
  const wrap = (tag: string) => {
    const element = document.createElement(tag)
    element.append(node)
    node = element
    return element
  }
  if (italic) wrap('em')
  if (bold) wrap('strong')
  if (link) {
    const anchor = wrap('a')
    anchor.setAttribute('href', link)
    anchor.className = 'cj-link'
  }
  return node
}

function drawLine(document: Document, { isEntry, runs }: Line): HTMLElement {
  const element = document.createElement(isEntry ? 'li' : 'p')
  element.append(...runs.map((run) => drawRun(document, run)))
  return element
}

/** Made element by element: nothing that is kept is ever read as markup. */
export function drawRichText(root: HTMLElement, value: WrittenText): void {
  const { ownerDocument } = root
  const drawn: HTMLElement[] = []
  for (const line of linesOf(value)) {
    const element = drawLine(ownerDocument, line)
    const last = drawn.at(-1)
    if (!line.isEntry) drawn.push(element)
    else if (last?.tagName === 'UL') last.append(element)
    else {
      const list = ownerDocument.createElement('ul')
      list.append(element)
      drawn.push(list)
    }
  }
  // Without a paragraph to be in, what is typed would stand beside all of them.
  if (drawn.length === 0) {
    const empty = ownerDocument.createElement('p')
    empty.append(ownerDocument.createElement('br'))
    drawn.push(empty)
  }
  root.replaceChildren(...drawn)
}
