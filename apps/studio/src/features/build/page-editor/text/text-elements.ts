import type { Area } from '../editing/shell-editing.ts'
import type { Point } from './caret.ts'
import type { TextPlace } from './text-editing.ts'

/** An element of the canvas' own: no style of a page is about it. */
export const textTag = 'cw-text'

export const canvasDocument = () =>
  document.querySelector<HTMLIFrameElement>('iframe#preview-frame')?.contentDocument ?? undefined

export const placeOfText = ({ dataset }: HTMLElement): TextPlace => ({
  // Written by the canvas itself, from an area.
  area: (dataset['area'] ?? 'page') as Area,
  id: dataset['block'] ?? '',
  path: dataset['text'] ?? '',
})

/** Every text on the canvas, in the order in which it is read. */
export function textElements(): { readonly element: HTMLElement; readonly place: TextPlace }[] {
  const all = canvasDocument()?.querySelectorAll<HTMLElement>(textTag) ?? []
  return Array.from(all, (element) => ({ element, place: placeOfText(element) }))
}

const blockOnCanvas = '[data-puck-component], .cw-fixed'

/**
 * The text whose own element, a heading or a button, was clicked beside its letters. Puck lets nothing inside of a block
 * be pointed at: the click is heard on the block, and which of its texts is meant is measured.
 */
export function textBeside(clicked: Element, { x, y }: Point): HTMLElement | undefined {
  const block = clicked.closest(blockOnCanvas)
  // Rich text has its lines to itself already, and stands in the block's own element.
  const texts = block?.querySelectorAll<HTMLElement>(`${textTag}:not([data-rich])`) ?? []
  return Array.from(texts).find((text) => {
    const holder = text.parentElement
    if (!holder || holder === block || text.closest(blockOnCanvas) !== block) return false
    const { left, right, top, bottom } = holder.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  })
}
