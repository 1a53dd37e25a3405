import type { Place, Segment } from '@coverwright/domain/build/template/segments'
import { segmentsOf } from '@coverwright/domain/build/template/segments'

/**
 * Writes fields into a tree as marks, and takes what was rendered apart at them again. The marks are characters that
 * nobody can type: they are taken out of every text first.
 */
export interface Ink {
  readonly words: (text: string, place?: Place) => string
  readonly slot: (segment: Exclude<Segment, string>) => string
  /** Of what was rendered: text and fields in turn. */
  readonly segmentsIn: (rendered: string) => Segment[]
}

const open = '\u{E000}'
const close = '\u{E001}'
const end = '\u{E002}'
const mark = /\u{E000}(\d+)\u{E001}|\u{E002}/gu
const marks = /[\u{E000}-\u{E002}]/gu

export const groupEnd = end

/** Where words are as they were sent already, and whatever looks like a field in them is none. */
export function literalInk(): Ink {
  const ink = newInk('html')
  return { ...ink, words: (text) => text.replaceAll(marks, '') }
}

export function newInk(standard: Place): Ink {
  const slots: Exclude<Segment, string>[] = []
  const slot = (segment: Exclude<Segment, string>) => `${open}${slots.push(segment) - 1}${close}`
  return {
    slot,
    words: (text, place = standard) =>
      segmentsOf(text.replaceAll(marks, ''), place)
        .map((segment) => (typeof segment === 'string' ? segment : slot(segment)))
        .join(''),
    segmentsIn: (rendered) => grouped(rendered, slots),
  }
}

/** A slot with `when` begins a group, which the next end closes: groups do not stand within one another. */
function grouped(rendered: string, slots: readonly Exclude<Segment, string>[]): Segment[] {
  const all: Segment[] = []
  let group: { readonly when: readonly string[]; readonly parts: Segment[] } | undefined
  const put = (segment: Segment) => segment !== '' && (group?.parts ?? all).push(segment)
  let from = 0
  for (const match of rendered.matchAll(mark)) {
    put(rendered.slice(from, match.index))
    from = match.index + match[0].length
    const segment = match[1] === undefined ? undefined : slots[Number(match[1])]
    if (!segment) group = undefined
    else if (typeof segment === 'object' && 'when' in segment) {
      group = { when: segment.when, parts: [] }
      all.push(group)
    } else put(segment)
  }
  put(rendered.slice(from))
  return all
}
