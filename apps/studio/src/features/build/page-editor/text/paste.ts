import { type Line, linesOf } from '@coverwright/domain/build/page/rich-text'
import { drawRichText, linesIn } from './text-in-dom.ts'

/** Of markup, which is many times its words; more than this is pasted without marks. */
const mostMarkup = 200_000

/** What somebody pastes comes as words, and into rich text with the marks that it knows: no colour, no size, no picture. */
export function cleanPaste(root: HTMLElement, event: ClipboardEvent, isRich: boolean): void {
  event.preventDefault()
  event.stopPropagation()
  const { ownerDocument } = root
  const words = event.clipboardData?.getData('text/plain') ?? ''
  const given = isRich ? (event.clipboardData?.getData('text/html') ?? '') : ''
  const markup = given.length > mostMarkup ? '' : given
  const lines = markup === '' ? linesOf(words.replaceAll('\r\n', '\n')) : pastedLines(markup)
  const isOneLine = lines.length < 2 && !lines[0]?.isEntry
  if (!isRich || (markup === '' && isOneLine)) {
    // A line break would be kept and never be seen.
    ownerDocument.execCommand('insertText', false, isRich ? words : words.replaceAll(/\s+/g, ' '))
    return
  }
  const clean = ownerDocument.createElement('div')
  drawRichText(clean, { lines: [...lines] })
  const [only] = clean.children
  ownerDocument.execCommand('insertHTML', false, isOneLine && only ? only.innerHTML : clean.innerHTML)
}

/** Read in a document of its own, where nothing is run or fetched. */
const pastedLines = (markup: string): Line[] =>
  linesIn(new DOMParser().parseFromString(markup, 'text/html').body, { isCode: true })
