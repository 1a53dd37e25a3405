import { diff } from './patch.ts'

export interface Difference {
  /** In words a builder knows: `pages › 2 › title`. */
  readonly place: string
  /** Undefined where there was nothing. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** What differs between two versions of a document, place by place, each value as a text to read. */
export function differences(before: unknown, after: unknown): Difference[] {
  const found = new Map<string, Difference>()
  for (const { path } of diff(before, after)) {
    const place = path.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' › ') || '…'
    found.set(place, { place, before: said(at(before, path)), after: said(at(after, path)) })
  }
  return [...found.values()]
}

function at(document: unknown, path: readonly (string | number)[]): unknown {
  let node = document
  for (const key of path) node = (node as Readonly<Record<string | number, unknown>> | null | undefined)?.[key]
  return node
}

const mostCharacters = 400

function said(value: unknown): string | undefined {
  if (value === undefined) return undefined
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text
}
