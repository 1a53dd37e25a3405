import type { Path } from '../../body-editing/place.ts'

type Node = Record<string | number, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

export const valueAt = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), document)

/**
 * Writes into a draft at a place that a screen shows. Undefined takes the key out. What is written is checked against
 * the body's model by the server, which refuses it with its place.
 */
export function setAt(draft: unknown, path: Path, value: unknown): void {
  const key = path.at(-1)
  const parent = valueAt(draft, path.slice(0, -1))
  if (key === undefined || !isNode(parent)) return
  if (value === undefined) delete parent[key]
  else parent[key] = value
}
