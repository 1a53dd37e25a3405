import { diff } from './patch.ts'
import { nameOf, under, wordsOfKey, wordsOfPlace } from './words-of-place.ts'

export interface Difference {
  /** In words whoever builds it knows: `Page “Start” › Title`. */
  readonly place: string
  /** Undefined where there was nothing. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** What differs between two versions of a document, place by place, each value as a text to read. */
export function differences(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = []
  const times = new Map<string, number>()
  const seen = new Set<string>()
  for (const { path } of diff(before, after)) {
    const key = JSON.stringify(path)
    if (seen.has(key)) continue
    seen.add(key)
    const words = wordsOfPlace(path, before, after)
    // Two places may be called alike: neither may stand for the other.
    const time = (times.get(words) ?? 0) + 1
    times.set(words, time)
    const place = time === 1 ? words : `${words} (${time})`
    found.push({ place, before: said(at(before, path)), after: said(at(after, path)) })
  }
  return found
}

const at = (document: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce((node: unknown, key) => under(node, key), document)

const mostCharacters = 400
const mostParts = 8

/** A value as it is read out; what has many parts is named, or told by them. */
function said(value: unknown): string | undefined {
  if (value === undefined) return undefined
  const text = wordsOf(value)
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text
}

function wordsOf(value: unknown): string {
  if (value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return listed(value.map((item) => nameOf(under(item, 'props') ?? item) ?? wordsOf(item)))
  const name = nameOf(under(value, 'props') ?? value)
  return name ?? listed(Object.entries(value).map(([key, part]) => `${wordsOfKey(key)}: ${wordsOf(part)}`))
}

const listed = (parts: readonly string[]) =>
  parts.length > mostParts
    ? `${parts.slice(0, mostParts).join(', ')} and ${parts.length - mostParts} more`
    : parts.join(', ') || 'nothing'
