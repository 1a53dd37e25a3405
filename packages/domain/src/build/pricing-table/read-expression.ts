/** Several values, a beginning or a negation, where one value is expected. */
export type Expression =
  | { readonly is: 'list'; readonly parts: readonly string[] }
  | { readonly is: 'beginning'; readonly start: string }
  | { readonly is: 'not'; readonly parts: readonly string[] }

const separator = /\s*[;|/\n]\s*|\s*,\s+|,(?=\D)|\s+or\s+/i
const negation = /^(?:(?:not|except|excluding|all but|all except|anything but|any but)\s+|(?:<>|!=|≠|!)\s*)(.+)$/i
const beginning = /^(?:(?:starts|begins|starting|beginning) with\s+(.+)|(.+?)\*|(.+?)\.\.\.|(.+?)…)$/i

/** What a text looks like beyond a value; whether it is meant so, the data or a person says. */
export function readExpression(text: string): Expression | undefined {
  const negated = negation.exec(text)?.[1]
  if (negated !== undefined) return { is: 'not', parts: partsOf(negated) }
  const found = beginning.exec(text)
  const start = found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4]
  if (start !== undefined && !start.includes('*')) return { is: 'beginning', start: start.trim() }
  // A sign inside or in front, `*1`, `A*1`, is a pattern that nothing here can follow.
  if (/\S\*|\*\S/.test(text)) return { is: 'beginning', start: text }
  const parts = partsOf(text)
  return parts.length > 1 ? { is: 'list', parts } : undefined
}

const partsOf = (text: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Numbers or bands of which any may apply: `1; 2`, `18-25, 40+`. A comma without a space may be one of the number's. */
export function partsOfNumbers(text: string): readonly string[] | undefined {
  const parts = text.split(/\s*[;|\n]\s*|\s*,\s+|\s+or\s+/i).map((part) => part.trim())
  return parts.length > 1 && parts.every((part) => /\d/.test(part)) ? parts : undefined
}
