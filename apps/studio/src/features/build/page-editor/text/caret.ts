/** How many letters stand before the caret: it finds its place again by them when the text is drawn anew. */
export function lettersBeforeCaret(root: HTMLElement): number | undefined {
  const selection = root.ownerDocument.getSelection()
  if (!selection?.focusNode || !root.contains(selection.focusNode)) return undefined
  const range = root.ownerDocument.createRange()
  range.selectNodeContents(root)
  range.setEnd(selection.focusNode, selection.focusOffset)
  return range.toString().length
}

export function putCaretAfter(root: HTMLElement, letters: number): void {
  const { ownerDocument } = root
  const walker = ownerDocument.createTreeWalker(root, 4)
  let left = letters
  let last: Node = root
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.nodeValue ?? ''
    last = node
    if (left <= length) break
    left -= length
  }
  const longest = last.nodeType === 3 ? (last.nodeValue ?? '').length : last.childNodes.length
  ownerDocument.getSelection()?.collapse(last, Math.min(left, longest))
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** What browsers have of these differs: Firefox has never had the second, older ones of others lack the first. */
type Asked = Partial<Pick<Document, 'caretPositionFromPoint' | 'caretRangeFromPoint'>>

export function letterAt(asked: Asked, { x, y }: Point): { readonly node: Node; readonly offset: number } | undefined {
  const position = asked.caretPositionFromPoint?.(x, y)
  if (position) return { node: position.offsetNode, offset: position.offset }
  const range = asked.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

/** A click beside the letters is one on those next to it. */
const nearest = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): Point => ({
  x: Math.min(Math.max(x, left + 1), right - 1),
  y: Math.min(Math.max(y, top + 1), bottom - 1),
})

/** Where the text was clicked; at its end when it was not. */
export function putCaretAt(root: HTMLElement, point: Point | undefined): void {
  const { ownerDocument } = root
  const letter = point && letterAt(ownerDocument, nearest(root.getBoundingClientRect(), point))
  if (letter && root.contains(letter.node)) ownerDocument.getSelection()?.collapse(letter.node, letter.offset)
  else putCaretAfter(root, (root.textContent ?? '').length)
}
