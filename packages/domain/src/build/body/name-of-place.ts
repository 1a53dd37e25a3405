import type { Path } from './path-pattern.ts'

/** What stands at a place of a document, in the words of whoever wrote it: the innermost thing on the way that has a name. */
export function nameOfPlace(document: unknown, path: Path): string {
  // Tables are kept apart from the body, each under its name.
  const [part, list, table] = path
  if (part === 'rating' && list === 'tables' && table !== undefined) return String(table)
  let node = document
  let name = ''
  for (const key of path) {
    if (typeof node !== 'object' || node === null) break
    node = (node as Readonly<Record<string | number, unknown>>)[key]
    name = wordsOf(node) || name
  }
  return name
}

const wordKeys = ['shortLabel', 'label', 'title', 'heading', 'name', 'code', 'text', 'table'] as const

function wordsOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const found = wordKeys.map((key) => (node as Readonly<Record<string, unknown>>)[key])
  return found.find((words): words is string => typeof words === 'string' && words !== '') ?? ''
}
