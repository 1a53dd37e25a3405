export const problemCodes = [
  'missing',
  'duplicate',
  'unknown',
  'impossible',
  'pricing',
  'no-underwriting-question',
  'regulation',
] as const

/** Something that stands in the way of selling, in words for whoever builds the product. */
export interface Problem {
  /** Where in the body: screens lead there. */
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly code: (typeof problemCodes)[number]
}

/** Where in the body something is, from the part to the field. */
export type At = Problem['path']

export const missing = (path: At, message: string): Problem => ({ path, message, code: 'missing' })
export const duplicate = (path: At, message: string): Problem => ({ path, message, code: 'duplicate' })
export const unknown = (path: At, message: string): Problem => ({ path, message, code: 'unknown' })
export const impossible = (path: At, message: string): Problem => ({ path, message, code: 'impossible' })

/** The entries of a list whose name an earlier one has. */
export function repeatedNames(names: readonly string[], at: (position: number) => At, message: string): Problem[] {
  const seen = new Set<string>()
  return names.flatMap((name, position) => {
    const isRepeated = seen.has(name)
    seen.add(name)
    return isRepeated ? [duplicate(at(position), message)] : []
  })
}
