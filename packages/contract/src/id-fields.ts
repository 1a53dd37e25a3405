import { type IdKind, idKinds } from '@coverwright/domain/id-kinds'
import { z } from 'zod'

export interface IdField {
  /** A number stands for every entry of a list. */
  readonly path: readonly (string | number)[]
  readonly entity: IdKind
}

interface Schema {
  readonly [keyword: string]: unknown
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Finds the fields made by `idOf`, at any depth: in objects, lists, unions and named models. */
export function idFieldsOf(schema: z.ZodType): IdField[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Schema
  const models = (root['$defs'] ?? {}) as Record<string, Schema>

  const search = (node: Schema, path: IdField['path'], inside: readonly string[]): IdField[] => {
    const own = typeof node['x-entity'] === 'string' ? [{ path, entity: declared(node['x-entity']) }] : []
    const model = typeof node['$ref'] === 'string' ? node['$ref'].split('/').at(-1) : undefined
    const named =
      model && models[model] && !inside.includes(model) ? search(models[model], path, [...inside, model]) : []
    const fields = Object.entries(node.properties ?? {}).flatMap(([key, field]) =>
      search(field, [...path, key], inside),
    )
    const items = node['items'] ? search(node['items'] as Schema, [...path, 0], inside) : []
    const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => (node[keyword] ?? []) as Schema[])
    return [...own, ...named, ...fields, ...items, ...choices.flatMap((choice) => search(choice, path, inside))]
  }
  return search(root, [], [])
}

/** An id of which nobody said whose it is would pass every guard. */
function declared(kind: string): IdKind {
  if (!Object.hasOwn(idKinds, kind)) throw new Error(`Nobody says whose a ${kind} is: add it to the noun’s -guard.ts`)
  return kind as IdKind
}

/** The ids that stand in a field of an input. */
export function idsAt(input: unknown, [key, ...rest]: IdField['path']): string[] {
  if (key === undefined) return typeof input === 'string' ? [input] : []
  if (typeof key === 'number') return Array.isArray(input) ? input.flatMap((entry) => idsAt(entry, rest)) : []
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, key)) return []
  return idsAt((input as Readonly<Record<string, unknown>>)[key], rest)
}
