/** What is more than a value, where one value is expected. */
export type Expression =
  | { readonly is: 'list'; readonly parts: readonly string[] }
  | { readonly is: 'beginning'; readonly start: string }
  | { readonly is: 'not'; readonly parts: readonly string[] }
  /** `>AB1`, `from AB1`, `A-F`: everything from or up to a value. */
  | { readonly is: 'stretch'; readonly ends: readonly string[] }
  /** `AB?`, `AB[1-9]`. */
  | { readonly is: 'pattern'; readonly like: string }

const separator = /\s*[;|/\n+&]\s*|\s*,\s+(?:and\s+|or\s+)?|,(?=\D)|\s+(?:or|and|nor)\s+/i
const chosen = /^(?:(?:any|one|each|either|all|both|some)\s+(?:one\s+)?of|either|both)\s*:?\s+(.+)$/i
const negation =
  /^(?:(?:not|except|excluding|excludes|excl\.?|without|neither|all but|all except|anything but|any but|(?:all|any|anything|anyone|anywhere|every|everything|everyone|everywhere)\s+(?:but|except|except for|excluding|other than|apart from)|(?:except|other than|apart from)(?:\s+for)?)\s+|(?:<>|!=|≠|!)\s*)(.+)$/i
const beginning = /^(?:(?:starts|begins|starting|beginning) with\s+(.+)|(.+?)\*|(.+?)\.\.\.|(.+?)…)$/i
const openEnd = [
  /^(?:[<>]=?|[≤≥]|=[<>])\s*(.+)$/,
  /^(?:from|since|over|above|after|at least|more than|greater than|up to|until|under|below|before|at most|less than)\s+(.+)$/i,
  /^(.*\S)\s*\+$/,
  /^(.+?)\s+(?:(?:and|or)\s+(?:over|above|up|upwards?|more|under|below|less|higher|lower|later|earlier)|onwards?|upwards?)$/i,
]
const bothEnds = [
  /^(?:between|from)\s+(.+?)\s+(?:and|to|until|through|thru)\s+(.+)$/i,
  /^(\p{L})\s*(?:-|–|—|to)\s*(\p{L})$/u,
]

/** Without any of these a text of some length is a value: a table of 250,000 names is looked through in vain otherwise. */
const signs = /[;|/\n+&,<>≤≥=≠!*?[\]…]|\.\.\./
const words =
  /\b(?:or|and|nor|any|one|each|either|all|both|some|not|except|exclud\w*|excl|without|neither|every\w*|any\w+|other|apart|starts|begins|starting|beginning|from|since|over|above|after|than|least|most|up|until|under|below|before|onwards?|upwards?|between)\b/i

/** What a text looks like beyond a value; whether it is meant so, the data or a person says. */
export function readExpression(written: string): Expression | undefined {
  // One word of letters and digits is a value: most cells are.
  if (/^[\p{L}\p{N}]+$/u.test(written)) return undefined
  const text = written.trim().replace(/[^\S\n]+/g, ' ')
  if (text.length > 5 && !signs.test(text) && !words.test(text)) return undefined
  const negated = negation.exec(text)?.[1]
  if (negated !== undefined) return { is: 'not', parts: partsOf(chosen.exec(negated)?.[1] ?? negated) }
  const ends = endsOf(text)
  if (ends) return { is: 'stretch', ends }
  const found = beginning.exec(text)
  const start = found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4]
  if (start !== undefined && !/[*?[\]]/.test(start)) return { is: 'beginning', start: start.trim() }
  // A sign inside or in front, `*1`, `A*1`, is a pattern that nothing here can follow.
  if (/\S\*|\*\S|\?|\[[^\]]*\]/.test(text)) return { is: 'pattern', like: text }
  const several = chosen.exec(text)?.[1]
  if (several !== undefined) return { is: 'list', parts: partsOf(several) }
  const parts = partsOf(text)
  // `AB1;` is no value of its own either.
  return parts.length > 1 || (parts.length === 1 && parts[0] !== text) ? { is: 'list', parts } : undefined
}

function endsOf(text: string): readonly string[] | undefined {
  for (const form of [...bothEnds, ...openEnd]) {
    const found = form.exec(text)
    if (found) return found.slice(1)
  }
  return undefined
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
