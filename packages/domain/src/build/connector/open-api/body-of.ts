import { ConnectorDefinition } from '../connector.ts'
import { type Description, listOf, memberOf, type Node, textOf } from './description.ts'
import { jsonIn, type Media, takesJson } from './media.ts'
import type { Fields } from './name-fields.ts'
import { isScalar, type Shape, shapeOf } from './schema.ts'

/** The JSON that a POST sends: what it must have as merge fields, or the example where nothing more is known. Empty where none is sent. */
export function bodyOf(api: Description, item: unknown, operation: unknown, fields: Fields): string {
  const media = mediaOf(api, item, operation)
  if (!media) return ''
  const shape = shapeOf(api, media.schema, [])
  const isMade = shape && (shape.properties.size > 0 || media.example === undefined)
  const body = isMade ? valueOf({ api, fields }, shape, [], media.example ?? shape.example) : media.example
  const text = body === undefined ? '' : jsonOf(body)
  if (ConnectorDefinition.shape.body.safeParse(text).success) return text
  api.note('body', '')
  return ''
}

/** Nothing where it is too deep, or turns in a circle. */
export function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2)
  } catch {
    return 'unreadable'
  }
}

function mediaOf(api: Description, item: unknown, operation: unknown): Media | undefined {
  if (api.isSwagger) {
    const all = [...listOf(operation, 'parameters'), ...listOf(item, 'parameters')].map((each) => api.follow(each))
    const sent = all.find((each) => textOf(each, 'in') === 'body')
    if (!sent) return undefined
    if (takesJson(api, operation)) return { schema: memberOf(sent, 'schema'), example: memberOf(sent, 'x-example') }
    api.note('not-json', listOf(operation, 'consumes').join(', '))
    return undefined
  }
  const sent = api.follow(memberOf(operation, 'requestBody'))
  const found = sent && jsonIn(api, sent)
  if (!found || 'schema' in found) return found
  if (found.types.length > 0) api.note('not-json', found.types.join(', '))
  return undefined
}

interface Making {
  readonly api: Description
  readonly fields: Fields
}

function valueOf(
  making: Making,
  shape: Shape,
  path: readonly string[],
  example: unknown,
  within: readonly Node[] = [],
): unknown {
  const { api, fields } = making
  const inside = [...within, shape.node]
  if (shape.fixed !== undefined) return shape.fixed
  if (shape.type === 'array') {
    const item = shapeOf(api, shape.items, inside)
    return item ? [valueOf(making, item, path, Array.isArray(example) ? example[0] : undefined, inside)] : []
  }
  if (shape.type !== 'object') {
    if (['number', 'integer', 'boolean'].includes(shape.type)) api.note('as-text', path.join('.'))
    return fields.fieldFor(path.join('_') || 'value', isScalar(example) ? example : shape.example)
  }
  const isSent = (name: string) => shape.required.size === 0 || shape.required.has(name)
  const entries: [string, unknown][] = []
  for (const [name, schema] of shape.properties) {
    const property = isSent(name) ? shapeOf(api, schema, inside) : undefined
    if (property) entries.push([name, valueOf(making, property, [...path, name], memberOf(example, name), inside)])
    else if (!isSent(name)) api.note('optional-fields', [...path, name].join('.'))
  }
  return Object.fromEntries(entries)
}
