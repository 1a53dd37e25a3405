/** What is said beside a text that no database takes: with NUL in it, or half of a character that is written as two. */
export const notKept = 'Contains characters that cannot be kept'

export const canBeKept = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** The same text where it can be read: what cannot be kept cannot be shown either. */
export const shownText = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD')

/** The beginning of a text. Cut within a character that is written as two, the other half could not be kept. */
export const beginningOf = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') : text

/** What is said of it must not be larger than what was sent. */
const mostPlaces = 20
const mostKeys = 50

interface Place {
  readonly value: unknown
  readonly key: string
  readonly inside: Place | undefined
}

/**
 * Where in what was sent a text stands that cannot be kept, as a value or as a key: dotted paths. Without recursion: how
 * deep it is was chosen by whoever sent it.
 */
export function unkeptIn(sent: unknown): string[] {
  if (typeof sent !== 'object' || sent === null) return isUnkept(sent) ? [''] : []
  if (isAllKept(sent)) return []
  const found: string[] = []
  const open: Place[] = [{ value: sent, key: '', inside: undefined }]
  for (let place = open.pop(); place && found.length < mostPlaces; place = open.pop()) {
    const { value } = place
    for (const key of Object.keys(value as object)) {
      const inner = (value as Readonly<Record<string, unknown>>)[key]
      if (isUnkept(inner) || !canBeKept(key)) found.push(pathOf({ value: inner, key, inside: place }))
      else if (typeof inner === 'object' && inner !== null) open.push({ value: inner, key, inside: place })
    }
  }
  return found
}

/** Almost always it is. Without paths, which would cost more than the look itself: documents are saved as they are typed. */
function isAllKept(sent: unknown): boolean {
  const open = [sent]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value) && !Object.keys(value).every(canBeKept)) return false
    for (const inner of Object.values(value)) {
      if (isUnkept(inner)) return false
      if (typeof inner === 'object') open.push(inner)
    }
  }
  return true
}

const isUnkept = (value: unknown) => typeof value === 'string' && !canBeKept(value)

function pathOf(place: Place): string {
  const keys: string[] = []
  for (let at: Place | undefined = place; at?.inside; at = at.inside) keys.push(at.key)
  return keys.toReversed().slice(0, mostKeys).map(shownText).join('.')
}
