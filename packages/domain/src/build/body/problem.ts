export const problemCodes = [
  'missing',
  'duplicate',
  'unknown',
  'impossible',
  'pricing',
  'no-underwriting-question',
  'regulation',
  'unconfirmed',
] as const

/** Something that stands in the way of selling, in words for whoever builds the product. */
export interface Problem {
  /** Where in the body: screens lead there. */
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly code: (typeof problemCodes)[number]
  /** What several of the kind are, after their number: "questions have no title". */
  readonly many?: string
  /** What may be meant as it is: kept in `confirmed` of the body once somebody has said so. */
  readonly confirm?: string
}

/** Where in the body something is, from the part to the field. */
export type At = Problem['path']

export const missing = (path: At, message: string, many?: string): Problem => ({
  path,
  message,
  code: 'missing',
  ...(many !== undefined && { many }),
})
/** A text that must be there. */
export const unwritten = (text: string, path: At, message: string, many?: string): Problem[] =>
  text.trim() ? [] : [missing(path, message, many)]

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
