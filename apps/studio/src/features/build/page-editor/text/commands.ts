import { isLink } from '@coverwright/domain/build/page/link'
import { lettersBeforeCaret, putCaretAfter } from './caret.ts'

export const marks = ['bold', 'italic', 'link', 'list'] as const
export type Mark = (typeof marks)[number]

const commands = { bold: 'bold', italic: 'italic', list: 'insertUnorderedList' } as const

/** Done by the browser to what is selected, as it would by its own keys. */
export function toggleMark(element: HTMLElement, mark: keyof typeof commands): void {
  const { ownerDocument: document } = element
  const letters = mark === 'list' && document.getSelection()?.isCollapsed ? lettersBeforeCaret(element) : undefined
  document.execCommand(commands[mark])
  // Chromium leaves it before the words of the entry it made.
  if (letters) putCaretAfter(element, letters)
}

const linkAt = (document: Document): HTMLAnchorElement | null => {
  const node = document.getSelection()?.focusNode
  const element = node?.nodeType === 1 ? (node as Element) : node?.parentElement
  return element?.closest('a') ?? null
}

export function hasMark(document: Document, mark: Mark): boolean {
  return mark === 'link' ? linkAt(document) !== null : document.queryCommandState(commands[mark])
}

/** A link is on words: without any it would lead from nowhere. */
export const canLink = (document: Document) => !document.getSelection()?.isCollapsed || linkAt(document) !== null

export const addressAt = (document: Document): string => linkAt(document)?.getAttribute('href') ?? ''

/** An empty address takes the link away. */
export function linkTo(document: Document, address: string): void {
  const selection = document.getSelection()
  const link = linkAt(document)
  if (selection?.isCollapsed && link) selection.selectAllChildren(link)
  if (address === '') document.execCommand('unlink')
  else if (isLink(address)) document.execCommand('createLink', false, address)
}
