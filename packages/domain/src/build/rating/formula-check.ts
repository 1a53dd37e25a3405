import type { Code } from './code.ts'
import { parseDecimal } from './decimal.ts'
import { callCode } from './formula-calls.ts'
import { listNamed } from './formula-lists.ts'
import type { Comparison, Formula } from './formula-parse.ts'
import { type Checked, type Checker, kindWords, type Scope } from './formula-scope.ts'
import { FormulaError } from './formula-tokens.ts'
import {
  added,
  comparable,
  constantNumber,
  isTooLarge,
  multiplied,
  type NumberCode,
  negativeOf,
  quotient,
} from './number-code.ts'
import { ratingLimits } from './rating-limits.ts'

export class FormulaChecker implements Checker {
  readonly scope: Scope
  readonly over: string | null

  readonly isGuarded: boolean

  constructor(scope: Scope, over: string | null = null, isGuarded = false) {
    this.scope = scope
    this.over = over
    this.isGuarded = isGuarded
  }

  goingOver(group: string): Checker {
    return new FormulaChecker(this.scope, group, this.isGuarded)
  }

  guarded(): Checker {
    return new FormulaChecker(this.scope, this.over, true)
  }

  any(formula: Formula): Checked {
    const checked = this.checked(formula)
    return checked.kind === 'number' ? bounded(checked, formula) : checked
  }

  private checked(formula: Formula): Checked {
    switch (formula.kind) {
      case 'number': {
        const { units, scale } = parseDecimal(formula.text) ?? { units: 0n, scale: 0 }
        return constantNumber(units, scale)
      }
      case 'text':
        return {
          kind: 'text',
          code: constant(this.scope.codeOfText(formula.value)),
          isOpen: false,
          options: [formula.value],
        }
      case 'yes-no':
        return { kind: 'yes-no', code: constant(formula.value ? 1 : 0) }
      case 'name':
        return this.named(formula.name, formula)
      case 'negative':
        return negativeOf(this.number(formula.of))
      case 'percent': {
        const number = this.number(formula.of)
        return { ...number, scale: number.scale + 2 }
      }
      case 'binary':
        return this.binary(formula)
      case 'call':
      default:
        return callCode(this, formula)
    }
  }

  number(formula: Formula): NumberCode {
    const checked = this.any(formula)
    if (checked.kind !== 'number')
      throw new FormulaError(`A number is needed here; this is ${kindWords[checked.kind]}.`, formula)
    return checked
  }

  condition(formula: Formula): Code {
    const checked = this.any(formula)
    if (checked.kind !== 'yes-no')
      throw new FormulaError(`A condition is needed here; this is ${kindWords[checked.kind]}.`, formula)
    return checked.code
  }

  date(formula: Formula): Code {
    const checked = this.any(formula)
    if (checked.kind !== 'date')
      throw new FormulaError(`A date is needed here; this is ${kindWords[checked.kind]}.`, formula)
    return checked.code
  }

  private named(name: string, span: Formula): Checked {
    const { data, groups, per } = this.scope
    const [group, ofItem] = name.split('.')
    if (group !== undefined && ofItem !== undefined) {
      const datum = data.get(name)
      if (!datum) throw this.unknown(name, span)
      if (this.over === group) return datum
      throw new FormulaError(`There is one ${name} for each item; use SUM, MIN, MAX or COUNTIF.`, span)
    }
    const own = per === null ? undefined : data.get(`${per}.${name}`)
    if (own && this.over !== null)
      throw new FormulaError(`Inside this function every item has its own ${name}.`, span, `${per}.${name}`)
    const datum = own ?? data.get(name)
    if (datum) return datum
    if (groups.has(name)) throw new FormulaError(`${name} is a group; use COUNT(${name}).`, span)
    if (listNamed(this, span)) throw new FormulaError(`${name} is a list; use COUNT, SUM, MIN, MAX or CONTAINS.`, span)
    throw this.unknown(name, span)
  }

  private unknown(name: string, span: Formula): FormulaError {
    const { data, per, broken, later } = this.scope
    if (broken.has(name)) return new FormulaError(stepIsBroken(name), span)
    const step = later.get(name)
    if (step !== undefined) return new FormulaError(stepIsLater(name, step), span)
    const known = new Set(data.keys())
    if (per !== null)
      for (const each of data.keys()) if (each.startsWith(`${per}.`)) known.add(each.slice(per.length + 1))
    return new FormulaError(`There is no ${name}.`, span, this.scope.suggest(name, known))
  }

  private binary(formula: Formula & { kind: 'binary' }): Checked {
    const { operator, left, right } = formula
    switch (operator) {
      case '+':
        return added(this.number(left), this.number(right), 1)
      case '-':
        return added(this.number(left), this.number(right), -1)
      case '*':
        return multiplied(this.number(left), this.number(right))
      case '/':
        return this.divided(formula)
      case '^':
        return this.power(left, right)
      case '=':
      case '<>':
      case '<':
      case '<=':
      case '>':
      case '>=':
      default:
        return this.comparison(operator, formula)
    }
  }

  private divided({ left, right, from, to }: Formula & { kind: 'binary' }): NumberCode {
    const [dividend, divisor] = [this.number(left), this.nonZero(right)]
    const even = divisor.constant === undefined ? undefined : inverse(divisor.constant, divisor.scale)
    if (even) return bounded(multiplied(dividend, even), left)
    return quotient(dividend, divisor, { decimals: ratingLimits.quotientDecimals, mode: 'half-up', from, to })
  }

  nonZero(formula: Formula): NumberCode {
    const divisor = this.number(formula)
    if (divisor.constant === 0n) throw new FormulaError('This divides by zero.', formula)
    return divisor
  }

  private power(left: Formula, right: Formula): NumberCode {
    const [base, exponent] = [this.number(left), this.number(right)]
    const times = exponent.scale === 0 ? exponent.constant : undefined
    if (times === undefined || times < 0n || times > ratingLimits.power)
      throw new FormulaError(`The exponent must be a whole number from 0 to ${ratingLimits.power}.`, right)
    let result = constantNumber(1n, 0)
    for (let time = 0n; time < times; time++) result = bounded(multiplied(result, base), left)
    return result
  }

  private comparison(how: Comparison, formula: Formula & { kind: 'binary' }): Checked {
    const [left, right] = [this.any(formula.left), this.any(formula.right)]
    if (left.kind === 'number' && right.kind === 'number')
      return { kind: 'yes-no', code: { op: 'compare', how, ...comparable(left, right) } }
    if (left.kind !== right.kind)
      throw new FormulaError(`${kindWords[left.kind]} cannot be compared with ${kindWords[right.kind]}.`, formula)
    if (left.kind !== 'date' && how !== '=' && how !== '<>')
      throw new FormulaError(`Only = and <> compare ${kindWords[left.kind]}.`, formula)
    if (left.kind === 'text' && right.kind === 'text') {
      if (left.isOpen && right.isOpen)
        throw new FormulaError('Two free texts cannot be compared; compare with a text in quotes.', formula)
      this.isPossible(left, right, formula.right)
      this.isPossible(right, left, formula.left)
    }
    return { kind: 'yes-no', code: { op: 'compare', how, left: left.code, right: right.code } }
  }

  /** A misspelt option would make a condition that never holds, and nobody would notice. */
  private isPossible({ options }: CheckedText, other: CheckedText, formula: Formula) {
    if (!options || formula.kind !== 'text' || !other.options || options.includes(formula.value)) return
    const choices = options.length > 6 ? `${options.slice(0, 6).join(', ')}…` : options.join(', ')
    throw new FormulaError(
      `“${formula.value}” is none of the choices: ${choices}.`,
      formula,
      this.scope.suggest(formula.value, options),
    )
  }
}

export const stepIsLater = (name: string, step: number) =>
  `${name} is made below, by step ${step}: move that step above this one.`

export const stepIsBroken = (name: string) => `${name} is not known until its own step is put right.`

type CheckedText = Extract<Checked, { kind: 'text' }>

/** Checked part by part, before anything is worked out of it: bounds that grow on unseen would never be worked out. */
function bounded(number: NumberCode, formula: Formula): NumberCode {
  const { decimals, digits } = ratingLimits
  if (number.scale > decimals)
    throw new FormulaError(`More than ${decimals} decimals build up here; put a ROUND around a part.`, formula)
  if (isTooLarge(number))
    throw new FormulaError(
      `This may become a number of more than ${digits} digits; bound it with MIN, or the data it uses.`,
      formula,
    )
  return number
}

/** 1 ÷ (units at scale), when that is a decimal that ends: the divisor has no prime factors but 2 and 5. */
function inverse(units: bigint, scale: number): NumberCode | undefined {
  let [rest, twos, fives] = [units < 0n ? -units : units, 0, 0]
  for (; rest % 2n === 0n; rest /= 2n) twos++
  for (; rest % 5n === 0n; rest /= 5n) fives++
  if (rest !== 1n) return undefined
  const decimals = Math.max(twos, fives)
  return constantNumber((10n ** BigInt(decimals) * 10n ** BigInt(scale)) / units, decimals)
}

const constant = (value: number): Code => ({ op: 'constant', value })
