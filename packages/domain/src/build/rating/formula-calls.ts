import type { Code } from './code.ts'
import { type RoundingMode, tenTo } from './decimal.ts'
import { dateCode, daysCode, yearsCode } from './formula-dates.ts'
import { functionCode } from './formula-functions.ts'
import { foldValues, overItems } from './formula-groups.ts'
import { containsCode, listNamed } from './formula-lists.ts'
import type { Formula } from './formula-parse.ts'
import { type Call, type Checked, type Checker, kindWords, type Translate } from './formula-scope.ts'
import { FormulaError } from './formula-tokens.ts'
import { powerCode, remainderCode, toMultiple, wholeNumber } from './formula-whole.ts'
import { absoluteOf, constantNumber, either, multiplied, type NumberCode, quotient, rounded } from './number-code.ts'
import { ratingLimits } from './rating-limits.ts'

interface FormulaFunction {
  /** As a person reads it. */
  readonly usage: string
  /** What it gives. */
  readonly about: string
  readonly atLeast: number
  readonly atMost: number
  readonly translate: Translate
}

const many = 50

/** Every function there is. */
const functions: Readonly<Record<string, FormulaFunction>> = {
  IF: {
    usage: 'IF(condition, then, otherwise)',
    about: 'One result where the condition holds, the other where it does not',
    atLeast: 3,
    atMost: 3,
    translate: ifCode,
  },
  AND: {
    usage: 'AND(condition, …)',
    about: 'Holds when every condition holds',
    atLeast: 1,
    atMost: many,
    translate: joined('and'),
  },
  OR: {
    usage: 'OR(condition, …)',
    about: 'Holds when at least one condition holds',
    atLeast: 1,
    atMost: many,
    translate: joined('or'),
  },
  NOT: {
    usage: 'NOT(condition)',
    about: 'Holds when the condition does not',
    atLeast: 1,
    atMost: 1,
    translate: notCode,
  },
  ROUND: {
    usage: 'ROUND(number, decimals)',
    about: 'To so many decimals, halves away from zero',
    atLeast: 2,
    atMost: 2,
    translate: rounding('half-up'),
  },
  ROUNDUP: {
    usage: 'ROUNDUP(number, decimals)',
    about: 'To so many decimals, away from zero',
    atLeast: 2,
    atMost: 2,
    translate: rounding('up'),
  },
  ROUNDDOWN: {
    usage: 'ROUNDDOWN(number, decimals)',
    about: 'To so many decimals, towards zero',
    atLeast: 2,
    atMost: 2,
    translate: rounding('down'),
  },
  ROUNDEVEN: {
    usage: 'ROUNDEVEN(number, decimals)',
    about: 'To so many decimals, halves to the even neighbour',
    atLeast: 2,
    atMost: 2,
    translate: rounding('half-even'),
  },
  CEILING: {
    usage: 'CEILING(number, step)',
    about: 'Up to the next multiple of a step',
    atLeast: 2,
    atMost: 2,
    translate: toMultiple('up'),
  },
  FLOOR: {
    usage: 'FLOOR(number, step)',
    about: 'Down to the multiple of a step',
    atLeast: 2,
    atMost: 2,
    translate: toMultiple('down'),
  },
  MOD: {
    usage: 'MOD(number, divisor)',
    about: 'What is left of a whole division, with the sign of the divisor',
    atLeast: 2,
    atMost: 2,
    translate: remainderCode,
  },
  SQRT: {
    usage: 'SQRT(number)',
    about: 'The square root, of a number that is not below zero',
    atLeast: 1,
    atMost: 1,
    translate: functionCode('sqrt'),
  },
  EXP: {
    usage: 'EXP(number)',
    about: 'The number e to the power of a number',
    atLeast: 1,
    atMost: 1,
    translate: functionCode('exp'),
  },
  LN: {
    usage: 'LN(number)',
    about: 'The natural logarithm, of a number above zero',
    atLeast: 1,
    atMost: 1,
    translate: functionCode('ln'),
  },
  POWER: {
    usage: 'POWER(number, exponent)',
    about: 'A power with any exponent; exact with a whole one',
    atLeast: 2,
    atMost: 2,
    translate: powerCode,
  },
  ABS: {
    usage: 'ABS(number)',
    about: 'The size of a number, without its sign',
    atLeast: 1,
    atMost: 1,
    translate: (checker, _, [of]) => absoluteOf(checker.number(of)),
  },
  MIN: {
    usage: 'MIN(number, …)',
    about: 'The lowest of these, and of every item of a group',
    atLeast: 1,
    atMost: many,
    translate: foldValues('lowest'),
  },
  MAX: {
    usage: 'MAX(number, …)',
    about: 'The highest of these, and of every item of a group',
    atLeast: 1,
    atMost: many,
    translate: foldValues('highest'),
  },
  SUM: {
    usage: 'SUM(number, …)',
    about: 'All of these together, and of every item of a group',
    atLeast: 1,
    atMost: many,
    translate: foldValues('total'),
  },
  COUNT: {
    usage: 'COUNT(group)',
    about: 'How many items a group has, or how much stands in a list',
    atLeast: 1,
    atMost: 1,
    translate: countCode,
  },
  CONTAINS: {
    usage: 'CONTAINS(list, value)',
    about: 'Whether a value is in a list: what a table gives of which all rows apply, or what is ticked of several',
    atLeast: 2,
    atMost: 2,
    translate: containsCode,
  },
  COUNTIF: {
    usage: 'COUNTIF(condition on items)',
    about: 'For how many items of a group the condition holds',
    atLeast: 1,
    atMost: 1,
    translate: countIfCode,
  },
  YEARS: {
    usage: 'YEARS(from date, to date)',
    about: 'Full years between two days: an age',
    atLeast: 2,
    atMost: 2,
    translate: yearsCode,
  },
  DAYS: {
    usage: 'DAYS(from date, to date)',
    about: 'Days between two days',
    atLeast: 2,
    atMost: 2,
    translate: daysCode,
  },
  DATE: { usage: 'DATE(year, month, day)', about: 'A day of the calendar', atLeast: 3, atMost: 3, translate: dateCode },
}

export const formulaFunctions: readonly { readonly name: string; readonly usage: string; readonly about: string }[] =
  Object.entries(functions).map(([name, { usage, about }]) => ({ name, usage, about }))

export function callCode(checker: Checker, call: Call): Checked {
  const called = Object.hasOwn(functions, call.name) ? functions[call.name] : undefined
  const nameSpan = { from: call.from, to: call.from + call.name.length }
  if (!called)
    throw new FormulaError(
      `There is no function ${call.name}.`,
      nameSpan,
      checker.scope.suggest(call.name, Object.keys(functions)),
    )
  const [first, ...rest] = call.values
  const count = call.values.length
  if (!first || count < called.atLeast || count > called.atMost)
    throw new FormulaError(
      `${called.usage} is the way to write it; here are ${count} values.`,
      { from: call.from, to: call.to },
      called.usage,
    )
  return called.translate(checker, call, [first, ...rest])
}

function ifCode(checker: Checker, _: Call, values: readonly Formula[]): Checked {
  const [condition, then, otherwise] = values as readonly [Formula, Formula, Formula]
  const when = checker.condition(condition)
  const results = checker.guarded()
  const [yes, no] = [results.any(then), results.any(otherwise)]
  if (yes.kind === 'number' && no.kind === 'number') return either(when, yes, no)
  if (yes.kind !== no.kind)
    throw new FormulaError(
      `Both results of IF must be of one kind; here are ${kindWords[yes.kind]} and ${kindWords[no.kind]}.`,
      { from: then.from, to: otherwise.to },
    )
  const code: Code = { op: 'if', when, yes: yes.code, no: no.code, isBig: false }
  if (yes.kind !== 'text' || no.kind !== 'text') return { kind: yes.kind === 'date' ? 'date' : 'yes-no', code }
  const isOpen = yes.isOpen || no.isOpen
  if (isOpen || !yes.options || !no.options) return { kind: 'text', code, isOpen }
  return { kind: 'text', code, isOpen, options: [...yes.options, ...no.options] }
}

function joined(op: 'and' | 'or'): Translate {
  return (checker, _, values) => {
    const parts = values.map((value) => checker.condition(value))
    return { kind: 'yes-no', code: { op, parts } }
  }
}

function notCode(checker: Checker, _: Call, [of]: readonly [Formula, ...Formula[]]): Checked {
  return { kind: 'yes-no', code: { op: 'not', of: checker.condition(of) } }
}

function rounding(mode: RoundingMode): Translate {
  return (checker, _, values) => {
    const [of, places] = values as unknown as readonly [Formula, Formula]
    const most = ratingLimits.quotientDecimals
    const decimals = wholeNumber(checker, places, -most, most, 'decimals')
    // ROUND(1234, -2) is 1200: whole hundreds, counted and multiplied again.
    if (decimals < 0) {
      const step = constantNumber(tenTo(-decimals), 0)
      return multiplied(quotient(checker.number(of), step, { ...of, decimals: 0, mode }), step)
    }
    // ROUND(a / b, 2) rounds the true quotient: rounding it to many decimals first could turn a half the wrong way.
    if (of.kind === 'binary' && of.operator === '/')
      return quotient(checker.number(of.left), checker.nonZero(of.right), { ...of, decimals, mode })
    return rounded(checker.number(of), decimals, mode)
  }
}

function countCode(checker: Checker, _: Call, [of]: readonly [Formula, ...Formula[]]): Checked {
  const { groups } = checker.scope
  const list = listNamed(checker, of)
  if (list) return list.take('count')
  const group = of.kind === 'name' ? groups.get(of.name) : undefined
  if (!group)
    throw new FormulaError(
      'COUNT takes the name of a group.',
      of,
      of.kind === 'name' ? checker.scope.suggest(of.name, groups.keys()) : undefined,
    )
  return {
    kind: 'number',
    code: { op: 'slot', slot: group.countSlot, each: false, isBig: false },
    scale: 0,
    low: BigInt(group.min),
    high: BigInt(group.max),
    error: 0,
  }
}

function countIfCode(checker: Checker, call: Call, [of]: readonly [Formula, ...Formula[]]): NumberCode {
  const items = overItems(checker, of)
  if (!items) throw new FormulaError('COUNTIF takes a condition on the items of a group.', call)
  const code: Code = { op: 'count-if', countSlot: items.group.countSlot, of: items.checker.condition(of) }
  return { kind: 'number', code, scale: 0, low: 0n, high: BigInt(items.group.max), error: 0 }
}
