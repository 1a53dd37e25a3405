import type { KnownName } from '@coverwright/domain/build/rating/check-program'
import { type Formula, parseFormula } from '@coverwright/domain/build/rating/formula-parse'
import { FormulaError } from '@coverwright/domain/build/rating/formula-tokens'

export type How = '=' | '<>' | '<' | '<=' | '>' | '>='

/** One line of a condition: a name, how it compares, and with what. */
export interface Test {
  readonly name: string
  readonly how: How
  /** A text without quotes, a number, a date as 2026-01-31, yes or no; empty until somebody has said it. */
  readonly value: string
  readonly kind: KnownName['kind']
}

/** Conditions that can be put together without writing: all of these, or any of these. */
export interface Conditions {
  readonly join: 'all' | 'any'
  readonly tests: readonly Test[]
}

/** Stands for a value that is still to be said: no formula with it can be read, so nothing is priced by half a line. */
const missing = '?'
/** Nobody can type it: what is read in its place is no text of anybody's. */
const placeholder = '\u0000'

const withPlaceholders = (formula: string) =>
  formula.replace(/"(?:[^"]|"")*"|\?/g, (part) => (part === missing ? `"${placeholder}"` : part))

/** Null where the formula says more than such a list can. */
export function readConditions(formula: string): Conditions | null {
  if (formula.trim() === '') return { join: 'all', tests: [] }
  try {
    const parsed = parseFormula(withPlaceholders(formula))
    const isJoined = parsed.kind === 'call' && (parsed.name === 'AND' || parsed.name === 'OR')
    const tests = (isJoined ? parsed.values : [parsed]).map(readTest)
    const whole = tests.filter((test) => test !== null)
    if (whole.length < tests.length) return null
    return { join: isJoined && parsed.name === 'OR' ? 'any' : 'all', tests: whole }
  } catch (error) {
    if (error instanceof FormulaError) return null
    throw error
  }
}

const comparisons: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>='])

function readTest(formula: Formula): Test | null {
  if (formula.kind === 'name') return { name: formula.name, how: '=', value: 'yes', kind: 'yes-no' }
  if (formula.kind === 'call' && formula.name === 'NOT') {
    const [of] = formula.values
    return of?.kind === 'name' ? { name: of.name, how: '=', value: 'no', kind: 'yes-no' } : null
  }
  if (formula.kind !== 'binary' || !comparisons.has(formula.operator) || formula.left.kind !== 'name') return null
  const value = readValue(formula.right)
  return value && { name: formula.left.name, how: formula.operator as How, ...value }
}

function readValue(formula: Formula): Pick<Test, 'value' | 'kind'> | null {
  switch (formula.kind) {
    case 'number':
      return { value: formula.text, kind: 'number' }
    case 'text':
      // An empty text is a value to compare with; on a line it would be one that is still to be said.
      if (formula.value === '') return null
      return { value: formula.value === placeholder ? '' : formula.value, kind: 'text' }
    case 'yes-no':
      return { value: formula.value ? 'yes' : 'no', kind: 'yes-no' }
    case 'negative':
      return formula.of.kind === 'number' ? { value: `-${formula.of.text}`, kind: 'number' } : null
    case 'call': {
      const parts = formula.values.map((part) => (part.kind === 'number' ? part.text : ''))
      const [year = '', month = '', day = ''] = parts
      if (formula.name !== 'DATE' || parts.length !== 3 || parts.includes('')) return null
      return { value: `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, kind: 'date' }
    }
    case 'name':
    case 'percent':
    case 'binary':
    default:
      return null
  }
}

/** The formula that says the same. */
export function writeConditions({ join, tests }: Conditions): string {
  const parts = tests.map(writeTest)
  if (parts.length <= 1) return parts[0] ?? ''
  return `${join === 'all' ? 'AND' : 'OR'}(${parts.join(', ')})`
}

function writeTest(test: Test): string {
  const { name, how, value, kind } = test
  if (!isWhole(test)) return `${name} ${how} ${missing}`
  if (kind === 'yes-no') return (value === 'yes') === (how === '=') ? name : `NOT(${name})`
  return `${name} ${how} ${writeValue(value, kind)}`
}

function writeValue(value: string, kind: Test['kind']): string {
  if (kind === 'text') return `"${value.replaceAll('"', '""')}"`
  if (kind === 'date') return `DATE(${value.split('-').map(Number).join(', ')})`
  return value
}

/** How a kind of data can be compared. */
export const howsOf = (kind: Test['kind']): readonly How[] =>
  kind === 'number' || kind === 'date' ? ['=', '<>', '<', '<=', '>', '>='] : kind === 'text' ? ['=', '<>'] : ['=']

/** A line about a name that nothing is compared with yet. Of yes and no the first is what is asked about. */
export const firstTest = ({ name, kind }: Pick<KnownName, 'name' | 'kind'>): Test => ({
  name,
  how: kind === 'number' ? '>' : '=',
  value: kind === 'yes-no' ? 'yes' : '',
  kind,
})

/** A line without a name, or with nothing to compare it with, says nothing yet. */
export const isWhole = ({ name, value, kind }: Test): boolean =>
  name !== '' && (kind === 'number' ? isNumber(value) : value !== '')

const isNumber = (value: string) => /^-?\d+(\.\d+)?$/.test(value)
