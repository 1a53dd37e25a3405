import type { Area } from '../editing/shell-editing.ts'
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
