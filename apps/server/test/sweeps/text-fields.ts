import { z } from 'zod'

export type TextPath = readonly (string | number)[]

interface Schema {
  readonly [keyword: string]: unknown
  readonly properties?: Readonly<Record<string, Schema>>
}

/**
 * Every place of an input where a text may stand, at any depth: a model inside itself once, an entry of a list as its
 * first, and of what is called freely one by a name of ours.
 */
export function textFieldsOf(input: z.ZodType): TextPath[] {
  const root = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as unknown as Schema
  const models = (root['$defs'] ?? {}) as Record<string, Schema>

  const search = (node: Schema, path: TextPath, inside: readonly string[]): TextPath[] => {
    // Without a type anything may stand there, a text too.
    const isText = node['type'] === 'string' || Object.keys(node).length === 0
    const model = typeof node['$ref'] === 'string' ? node['$ref'].split('/').at(-1) : undefined
    const named =
      model && models[model] && !inside.includes(model) ? search(models[model], path, [...inside, model]) : []
    const fields = Object.entries(node.properties ?? {}).flatMap(([key, field]) =>
      search(field, [...path, key], inside),
    )
    const open = node['additionalProperties']
    const free = typeof open === 'object' && open ? search(open as Schema, [...path, 'any'], inside) : []
    const items = node['items'] ? search(node['items'] as Schema, [...path, 0], inside) : []
    const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => (node[keyword] ?? []) as Schema[])
    return [
      ...(isText ? [path] : []),
      ...named,
      ...fields,
      ...free,
      ...items,
      ...choices.flatMap((choice) => search(choice, path, inside)),
    ]
  }
  const found = search(root, [], []).filter((path) => path.length > 0)
  return [...new Map(found.map((path) => [path.join('.'), path])).values()]
}

/** The same input with `text` at that place, whatever stood on the way there. */
export function withText(input: unknown, [key, ...rest]: TextPath, text: string): unknown {
  if (key === undefined) return text
  if (typeof key === 'number') {
    const list = Array.isArray(input) ? input : []
    return [withText(list[0], rest, text), ...list.slice(1)]
  }
  const record = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {}
  return { ...record, [key]: withText((record as Readonly<Record<string, unknown>>)[key], rest, text) }
}
