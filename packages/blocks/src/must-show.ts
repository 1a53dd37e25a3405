import type { BlockData, BlockDefinition } from './definition.ts'

/** A journey cannot go on without its sockets, and the law wants the footer: neither they nor what they stand in is hidden. */
export function mustShow({ type, props }: BlockData, definitions: Readonly<Record<string, BlockDefinition>>): boolean {
  const definition = Object.hasOwn(definitions, type) ? definitions[type] : undefined
  if (!definition) return false
  if (definition.group === 'socket' || type === 'RegulatoryFooter') return true
  return Object.entries(definition.fields).some(
    ([name, field]) =>
      field.type === 'slot' && ((props[name] ?? []) as BlockData[]).some((inner) => mustShow(inner, definitions)),
  )
}
