import type { Code } from './code.ts'
import { dayNumber, firstDay, lastDay } from './day-number.ts'
import type { Formula } from './formula-parse.ts'
import type { Call, Checked, Checker } from './formula-scope.ts'
import { FormulaError } from './formula-tokens.ts'
import { wholeNumber } from './formula-whole.ts'
import { constantNumber, type NumberCode } from './number-code.ts'

export function yearsCode(checker: Checker, _: Call, values: readonly Formula[]): NumberCode {
  const [start, end] = values as readonly [Formula, Formula]
  const code: Code = { op: 'years', start: checker.date(start), end: checker.date(end) }
  return { kind: 'number', code, scale: 0, low: -9999n, high: 9999n, error: 0 }
}

export function daysCode(checker: Checker, _: Call, values: readonly Formula[]): NumberCode {
  const [start, end] = values as readonly [Formula, Formula]
  const code: Code = { op: 'subtract', left: checker.date(end), right: checker.date(start), isBig: false }
  const most = BigInt(lastDay - firstDay)
  return { kind: 'number', code, scale: 0, low: -most, high: most, error: 0 }
}

export function dateCode(checker: Checker, call: Call, values: readonly Formula[]): Checked {
  const [year, month, day] = values.map((value) => String(wholeNumber(checker, value, 1, 9999, 'date')))
  const iso = `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const value = dayNumber(iso)
  if (Number.isNaN(value)) throw new FormulaError(`${iso} is no date.`, call)
  return { kind: 'date', code: constantNumber(BigInt(value), 0).code }
}
