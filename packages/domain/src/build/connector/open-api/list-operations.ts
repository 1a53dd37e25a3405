import { describe, isNode, memberOf, textOf } from './description.ts'
import { type DescribedOperations, mostOperations } from './open-api.ts'

const others = ['put', 'patch', 'delete', 'head', 'options', 'trace']
const longestPath = 1000

/** Undefined where the file is no description of an API in a version that can be read. */
export function listOperations(root: unknown): DescribedOperations | undefined {
  const api = describe(root)
  if (!api) return undefined
  const paths = memberOf(api.root, 'paths')
  const operations: DescribedOperations['operations'] = []
  let otherMethods = 0
  let notOffered = 0
  for (const [path, written] of Object.entries(isNode(paths) ? paths : {})) {
    const item = api.follow(written)
    if (!item) notOffered++
    otherMethods += others.filter((name) => isNode(memberOf(item, name))).length
    for (const method of ['GET', 'POST'] as const) {
      const operation = memberOf(item, method.toLowerCase())
      if (!isNode(operation)) continue
      if (operations.length >= mostOperations || path.length > longestPath || path.trim() !== path || path === '')
        notOffered++
      else operations.push({ method, path, summary: summaryOf(operation) })
    }
  }
  return { title: textOf(memberOf(api.root, 'info'), 'title').slice(0, 120), operations, otherMethods, notOffered }
}

export const summaryOf = (operation: unknown) =>
  (textOf(operation, 'summary') || textOf(operation, 'operationId')).replaceAll(/\s+/g, ' ').slice(0, 120)
