import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement as element } from 'react'
import { families } from '../document/fonts.ts'
import type { Words } from './set-words.ts'

/** What is drawn over a page, which is made higher above and below. */
export interface Overlay {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly bottom: number
  readonly above: readonly string[]
  readonly below: readonly string[]
  readonly words: readonly Words[]
  readonly strip: {
    readonly size: number
    readonly lineHeight: number
    readonly padding: number
    readonly margin: number
  }
}

/** French parts thousands by a narrow space, which the fonts do not have: they would print another sign for it. */
const printable = (text: string) => text.replaceAll('\u202F', '\u00A0')

/** Nothing is broken once more: lines were measured, and have room to spare. */
const spare = 60

function wordNode({ x, y, width, text, size, align }: Words, top: number, key: number) {
  const left = align === 'left' ? x : align === 'center' ? x - spare / 2 : x - spare
  const style = { position: 'absolute', left, top: top + y, width: width + spare } as const
  const look = { fontSize: size, lineHeight: 1.2, textAlign: align, color: '#16201b' } as const
  return element(View, { key, style }, element(Text, { style: look }, printable(text)))
}

interface Strip extends Pick<Overlay, 'width' | 'strip'> {
  readonly key: string
  readonly lines: readonly string[]
  readonly at: number
  readonly height: number
  readonly look: { readonly backgroundColor: string; readonly color: string }
}

function stripNode({ key, lines, at, height, width, strip, look }: Strip) {
  const place = { position: 'absolute', left: 0, top: at, width, height } as const
  const inner = { paddingTop: strip.padding, paddingLeft: strip.margin } as const
  const words = { fontSize: strip.size, lineHeight: strip.lineHeight / strip.size } as const
  return element(
    View,
    { key, style: { ...place, ...inner, ...look } },
    ...lines.map((line, number) => element(Text, { key: number, style: words }, printable(line))),
  )
}

/** A page each, of the size it is drawn over. */
export const overlayBytes = (overlays: readonly Overlay[]): Promise<Buffer> =>
  renderToBuffer(
    element(
      Document,
      null,
      ...overlays.map(({ width, height, top, bottom, above, below, words, strip }, at) =>
        element(
          Page,
          { key: at, size: [width, height + top + bottom], style: { fontFamily: families } },
          top === 0
            ? null
            : stripNode({
                key: 'above',
                lines: above,
                at: 0,
                height: top,
                width,
                strip,
                look: { backgroundColor: '#fff3cd', color: '#5c4600' },
              }),
          ...words.map((word, key) => wordNode(word, top, key)),
          bottom === 0
            ? null
            : stripNode({
                key: 'below',
                lines: below,
                at: top + height,
                height: bottom,
                width,
                strip,
                look: { backgroundColor: '#ffffff', color: '#55615a' },
              }),
        ),
      ),
    ),
  )
