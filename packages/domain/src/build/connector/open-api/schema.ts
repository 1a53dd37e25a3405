import { type Description, isNode, listOf, memberOf, type Node, textOf } from './description.ts'

/** A schema as it is read here: its parts put together, one of several forms chosen. */
export interface Shape {
  /** Stands for the schema where it refers to itself. */
  readonly node: Node
  readonly type: string
  readonly properties: ReadonlyMap<string, unknown>
  readonly required: ReadonlySet<string>
  readonly items: unknown
  /** What it says a value is: fixed, an example, or what it usually is. */
  readonly fixed: unknown
  readonly example: unknown
}

const deepest = 50

/** Undefined where there is nothing to read, too much of it, or it refers to itself. */
export function shapeOf(api: Description, schema: unknown, within: readonly Node[]): Shape | undefined {
  const node = api.follow(schema)
  if (!node) return undefined
  if (!api.spend() || within.length >= deepest) {
    api.note('too-large', '')
    return undefined
  }
  if (within.includes(node)) {
    api.note('circular', textOf(schema, '$ref'))
    return undefined
  }
  const inside = [...within, node]
  const several = ['oneOf', 'anyOf'].flatMap((name) => listOf(node, name).filter((each) => !isNull(each)))
  if (several.length > 1) api.note('first-of-several', textOf(several[0], '$ref') || textOf(node, 'title'))
  const parts = [...listOf(node, 'allOf'), ...several.slice(0, 1)].flatMap((part) => shapeOf(api, part, inside) ?? [])
  const own = memberOf(node, 'properties')
  const properties = new Map([
    ...parts.flatMap((part) => [...part.properties]),
    ...(isNode(own) ? Object.entries(own) : []),
  ])
  const names = listOf(node, 'required').filter((name) => typeof name === 'string')
  const items = memberOf(node, 'items') ?? parts.find((part) => part.items !== undefined)?.items
  return {
    node,
    type: typeOf(node) || (parts.find((part) => part.type)?.type ?? typeByParts(properties, items)),
    properties,
    required: new Set([...parts.flatMap((part) => [...part.required]), ...names]),
    items,
    fixed: fixedOf(node) ?? parts.find((part) => part.fixed !== undefined)?.fixed,
    example: exampleIn(node) ?? parts.find((part) => part.example !== undefined)?.example,
  }
}

const isNull = (schema: unknown) => textOf(schema, 'type') === 'null'

function typeOf(node: Node): string {
  const several = listOf(node, 'type').filter((each) => typeof each === 'string')
  return textOf(node, 'type') || (several.find((each) => each !== 'null') ?? '')
}

const typeByParts = (properties: ReadonlyMap<string, unknown>, items: unknown) =>
  properties.size > 0 ? 'object' : items === undefined ? '' : 'array'

/** A choice of one is no choice. */
function fixedOf(node: Node): unknown {
  const options = listOf(node, 'enum')
  return memberOf(node, 'const') ?? (options.length === 1 ? options[0] : undefined)
}

const exampleIn = (node: Node): unknown =>
  memberOf(node, 'example') ??
  memberOf(node, 'x-example') ??
  listOf(node, 'examples')[0] ??
  memberOf(node, 'default') ??
  listOf(node, 'enum')[0]

export const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)
