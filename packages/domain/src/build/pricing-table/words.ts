/** Words by which people mean that any value fits. */
const anyWords = new Set(['*', 'any', 'all', 'any value', 'all values'])

/** Words that mean any value in one sheet and are an answer like others in the next: it is asked. */
const maybeAnyWords = new Set([
  'other',
  'others',
  'all other',
  'all others',
  'any other',
  'else',
  'default',
  'n/a',
  'na',
  '-',
  '–',
  '—',
])

export const isAnyWord = (text: string) => anyWords.has(text.trim().toLowerCase())
export const isMaybeAnyWord = (text: string) => maybeAnyWords.has(text.trim().toLowerCase())

/** What the heading of a column of results is called. */
export const outputHeading =
  /\b(rates?|factors?|premiums?|prices?|loadings?|load|discounts?|relativit(?:y|ies)|multipliers?|fees?|decisions?|outcomes?|actions?|results?|points|scores?|commissions?|tax|ipt|lev(?:y|ies)|reasons?|costs?)\b/i

/** A column for people, not for prices. */
export const noteHeading =
  /\b(notes?|comments?|remarks?|reviewers?|checked|author|source|updated|row ?(?:no|number|id)|#)\b/i

const lowerHeading = /\b(from|min|minimum|lower|start|starts|low|valid from|effective from)\b/i
const upperHeading = /\b(to|max|maximum|upper|end|ends|high|until|valid to|effective to)\b/i

export const isLowerHeading = (heading: string) => lowerHeading.test(heading)
export const isUpperHeading = (heading: string) => upperHeading.test(heading) && !lowerHeading.test(heading)

/** `Age from` and `Age to` are about the same thing. */
export const headingStem = (heading: string) =>
  heading
    .toLowerCase()
    .replace(lowerHeading, '')
    .replace(upperHeading, '')
    .replace(/[^a-z0-9]/g, '')

/** A row of units under a header: every cell is short and names none of the values. */
export const isUnitWord = (text: string) =>
  /^(?:£|€|\$|%|gbp|eur|usd|yrs?|years?|months?|days?|miles?|kg|cc|bhp|text|number|code|factor|x|per (?:year|month|annum)|p\.?a\.?|\([^)]{1,14}\)|\[[^\]]{1,14}\])$/i.test(
    text.trim(),
  )

/** `Base premium` is `base_premium`. */
export function nameFromHeading(heading: string): string {
  const name = heading
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
  return /^[a-z]/.test(name) ? name : name === '' ? '' : `c_${name}`.slice(0, 60)
}

/** Two names that differ in spelling alone: `Pet breed`, `pet_breed`, `petBreed`. */
export const squeezed = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
