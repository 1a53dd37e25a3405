import type { Body } from '@coverwright/domain/build/body/body'
import { useBody } from '../../body-editing/body-editing.ts'
import type { Path } from '../../body-editing/place.ts'

/** What stands at a place, in the words of whoever wrote it: the question, the plan, the step. */
export function usePlaceName(path: Path): string {
  return nameOfPlace(useBody().body, path)
}

/** The name of the innermost thing on the way that has one. */
export function nameOfPlace(body: Body, path: Path): string {
  let node: unknown = body
  let name = ''
  for (const key of path) {
    if (typeof node !== 'object' || node === null) break
    node = (node as Readonly<Record<string | number, unknown>>)[key]
    name = wordsOf(node) || name
  }
  return name
}

const wordKeys = ['shortLabel', 'label', 'title', 'heading', 'name', 'code', 'text'] as const

function wordsOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const found = wordKeys.map((key) => (node as Readonly<Record<string, unknown>>)[key])
  return found.find((words): words is string => typeof words === 'string' && words !== '') ?? ''
}
