import { partsOf } from '../../base/merge/merge.ts'
import { oneLine } from '../../base/message/one-line.ts'

/** How a value is written where it stands. */
export const places = ['text', 'line', 'html', 'html-lines', 'html-link'] as const
export type Place = (typeof places)[number]

/** Text as it stands; a value with its place; or what stands there only where all of these values are known. */
export type Segment =
  | string
  | { readonly name: string; readonly place: Place; readonly fallback?: string }
  | { readonly when: readonly string[]; readonly parts: readonly Segment[] }

/** A text with fields in it, taken apart once so that filling it is joining. */
export const segmentsOf = (text: string, place: Place): Segment[] =>
  partsOf(text).flatMap((part): Segment[] => {
    if (typeof part === 'string') return part === '' ? [] : [part]
    return part ? [{ ...part, place }] : []
  })

interface Filled {
  readonly text: string
  /** Fields without a value and without a fallback; where there are any, the text must not be sent. */
  readonly missing: readonly string[]
}

export type Values = Readonly<Record<string, string | undefined>>

/** Values pass once through what their place asks for, and are never looked through for fields again. */
export function fillSegments(segments: readonly Segment[], values: Values): Filled {
  const missing: string[] = []
  const fill = (all: readonly Segment[]): string => {
    let text = ''
    for (const segment of all) {
      if (typeof segment === 'string') text += segment
      else if ('when' in segment) text += segment.when.every((name) => known(values, name)) ? fill(segment.parts) : ''
      else text += valueAt(segment, values) ?? missed(missing, segment.name)
    }
    return text
  }
  return { text: fill(segments), missing }
}

function missed(missing: string[], name: string): string {
  missing.push(name)
  return ''
}

function valueAt(segment: Exclude<Segment, string | { when: readonly string[] }>, values: Values): string | undefined {
  const value = known(values, segment.name) ?? segment.fallback
  return value === undefined ? undefined : written[segment.place](value)
}

/** Empty is unknown: "Dear ," is worse than the fallback. */
const known = (values: Values, name: string) => (Object.hasOwn(values, name) && values[name]) || undefined

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

export const escapeHtml = (value: string) => value.replaceAll(/[&<>"']/g, (one) => entities[one] ?? '')

const escapeLines = (value: string) => escapeHtml(value).replaceAll(/\r?\n/g, '<br>')

const isWeb = (address: string) => /^https?:\/\/[^\s"'<>\\]+$/i.test(address)

/** A title and where it opens, a line each: the product's own, never what somebody typed. */
const titled = /^(.*): (https?:\/\/[^\s"'<>\\]+)$/i

const linkLine = (line: string) => {
  const [, title, address] = titled.exec(line) ?? []
  return title && address ? `<a href="${escapeHtml(address)}">${escapeHtml(title)}</a>` : escapeHtml(line)
}

const written: Readonly<Record<Place, (value: string) => string | undefined>> = {
  text: (value) => value,
  line: oneLine,
  html: escapeLines,
  'html-lines': (value) => value.split('\n').map(linkLine).join('<br>'),
  // A value that is no web address leads nowhere: it counts as unknown.
  'html-link': (value) => (isWeb(value) ? escapeHtml(value) : undefined),
}
