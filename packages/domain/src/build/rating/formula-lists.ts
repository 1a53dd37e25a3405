import type { Formula } from './formula-parse.ts'
import type { Call, Checked, Checker, ListDatum } from './formula-scope.ts'
import { FormulaError } from './formula-tokens.ts'
import type { NumberCode } from './number-code.ts'

/** The list that a formula names: all that a collect table found. */
export function listNamed({ scope: { lists, per } }: Checker, formula: Formula): ListDatum | undefined {
  if (formula.kind !== 'name') return undefined
  return lists.get(per === null ? formula.name : `${per}.${formula.name}`) ?? lists.get(formula.name)
}

const folds = { total: 'sum', lowest: 'min', highest: 'max' } as const

export function listNumber(list: ListDatum, fold: keyof typeof folds, formula: Formula): NumberCode {
  const number = list.kind === 'number' ? list.take(folds[fold]) : undefined
  if (number?.kind === 'number') return number
  throw new FormulaError('This is a list of texts; use COUNT or CONTAINS.', formula)
}

export function containsCode(checker: Checker, _: Call, values: readonly Formula[]): Checked {
  const [of, wanted] = values as readonly [Formula, Formula]
  const list = listNamed(checker, of)
  if (!list) throw new FormulaError('CONTAINS takes a list: what a table gives of which all rows apply.', of)
  const written = wanted.kind === 'text' ? wanted.value : wanted.kind === 'number' ? wanted.text : undefined
  if (written === undefined || wanted.kind !== list.kind)
    throw new FormulaError(list.kind === 'text' ? 'Write a text in quotes here.' : 'Write a number here.', wanted)
  if (list.options && !list.options.includes(written))
    throw new FormulaError(`“${written}” is none of the answers.`, wanted, checker.scope.suggest(written, list.options))
  const units = list.unitsOf(written)
  if (Number.isNaN(units)) throw new FormulaError('The list has no number with so many decimals.', wanted)
  return list.take('has', units)
}
