import type { Code } from './code.ts'
import { wholeYears } from './day-number.ts'
import { roundUnits } from './decimal.ts'
import type { Frame } from './frame.ts'
import { RatingError } from './rating-error.ts'
import { applyTo, bigOf, divideExactly, roundNear } from './run-big.ts'
import { double, int } from './typed-read.ts'

/** A formula ready to run on one frame; the item is the position in the group at hand, 0 outside one. */
export type Run = (item: number) => number

/** The code as a tree of closures: no eval, so it runs under a strict content security policy. */
export function numberOf(code: Code, frame: Frame): Run {
  const { values } = frame
  switch (code.op) {
    case 'constant': {
      const { value } = code
      return () => value
    }
    case 'slot': {
      const { slot } = code
      return code.each ? (item) => double(values, slot + item) : () => double(values, slot)
    }
    case 'negative': {
      const of = numberOf(code.of, frame)
      return (item) => 0 - of(item)
    }
    case 'absolute': {
      const of = numberOf(code.of, frame)
      return (item) => Math.abs(of(item))
    }
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'smaller':
    case 'larger':
      return binaryOf(code.op, code.left, code.right, frame)
    case 'if': {
      const [when, yes, no] = [numberOf(code.when, frame), numberOf(code.yes, frame), numberOf(code.no, frame)]
      return (item) => (when(item) === 1 ? yes(item) : no(item))
    }
    case 'compare':
      return comparisonOf(code, frame)
    case 'and':
    case 'or': {
      const parts = code.parts.map((part) => numberOf(part, frame))
      const decisive = code.op === 'and' ? 0 : 1
      return (item) => {
        for (const part of parts) if (part(item) === decisive) return decisive
        return 1 - decisive
      }
    }
    case 'not': {
      const of = numberOf(code.of, frame)
      return (item) => 1 - of(item)
    }
    case 'round': {
      const { mode, error } = code
      if (error !== undefined) return roundNear(bigOf(code.of, frame, numberOf), BigInt(code.by), mode, error)
      const of = numberOf(code.of, frame)
      const by = Number(code.by)
      return (item) => roundUnits(of(item), by, mode)
    }
    case 'divide':
      return quotientOf(code, frame)
    case 'total':
    case 'lowest':
    case 'highest':
      return foldOf(code, frame)
    case 'count-if': {
      const of = numberOf(code.of, frame)
      const { countSlot } = code
      return () => {
        let count = 0
        for (let item = double(values, countSlot) - 1; item >= 0; item--) count += of(item)
        return count
      }
    }
    case 'years': {
      const [start, end] = [numberOf(code.start, frame), numberOf(code.end, frame)]
      return (item) => wholeYears(start(item), end(item))
    }
    case 'apply': {
      const exact = applyTo(code, frame, numberOf)
      return (item) => Number(exact(item))
    }
    case 'no-rate':
      return () => {
        throw new RatingError('formula.no-rate', 'No rate is in force')
      }
    case 'big-constant':
    default:
      return () => Number(code.digits)
  }
}

type Binary = 'add' | 'subtract' | 'multiply' | 'smaller' | 'larger'

/** Operands that are plain slots or constants are read in place: a call for each costs more than the arithmetic. */
function binaryOf(op: Binary, leftCode: Code, rightCode: Code, frame: Frame): Run {
  const { values } = frame
  const factors = op === 'multiply' && factorsOf(leftCode, rightCode)
  if (factors) return productOf(factors, frame)
  const left = numberOf(leftCode, frame)
  const right = numberOf(rightCode, frame)
  const [a, b] = [plainSlot(leftCode), plainSlot(rightCode)]
  const constant = rightCode.op === 'constant' ? rightCode.value : undefined
  switch (op) {
    case 'add':
      if (a >= 0 && b >= 0) return () => double(values, a) + double(values, b)
      if (b >= 0) return (item) => left(item) + double(values, b)
      return (item) => left(item) + right(item)
    case 'subtract':
      if (a >= 0 && b >= 0) return () => double(values, a) - double(values, b)
      if (a >= 0) return (item) => double(values, a) - right(item)
      return (item) => left(item) - right(item)
    case 'multiply':
      if (constant !== undefined) return a >= 0 ? () => double(values, a) * constant : (item) => left(item) * constant
      if (a >= 0) return (item) => double(values, a) * right(item)
      return (item) => left(item) * right(item)
    case 'smaller':
      if (constant !== undefined) return (item) => Math.min(left(item), constant)
      return (item) => {
        const x = left(item)
        const y = right(item)
        return x < y ? x : y
      }
    case 'larger':
    default:
      if (constant !== undefined) return (item) => Math.max(left(item), constant)
      return (item) => {
        const x = left(item)
        const y = right(item)
        return x > y ? x : y
      }
  }
}

const plainSlot = (code: Code): number => (code.op === 'slot' && !code.each ? code.slot : -1)

/** The slots of a product of plain slots, from left to right. */
function factorsOf(left: Code, right: Code): number[] | undefined {
  const last = plainSlot(right)
  if (last < 0) return undefined
  const first = plainSlot(left)
  if (first >= 0) return [first, last]
  const before = left.op === 'multiply' ? factorsOf(left.left, left.right) : undefined
  before?.push(last)
  return before
}

function productOf(factors: readonly number[], { values }: Frame): Run {
  const [a = 0, b = 0] = factors
  if (factors.length === 2) return () => double(values, a) * double(values, b)
  const others = Int32Array.from(factors.slice(2))
  return () => {
    let product = double(values, a) * double(values, b)
    for (let at = 0; at < others.length; at++) product *= double(values, int(others, at))
    return product
  }
}

function comparisonOf(code: Code & { op: 'compare' }, frame: Frame): Run {
  const { how, error } = code
  const sign = signOf(code, error, frame)
  switch (how) {
    case '=':
      return (item) => (sign(item) === 0 ? 1 : 0)
    case '<>':
      return (item) => (sign(item) === 0 ? 0 : 1)
    case '<':
      return (item) => (sign(item) < 0 ? 1 : 0)
    case '<=':
      return (item) => (sign(item) <= 0 ? 1 : 0)
    case '>':
      return (item) => (sign(item) > 0 ? 1 : 0)
    case '>=':
    default:
      return (item) => (sign(item) >= 0 ? 1 : 0)
  }
}

function signOf(code: Code & { op: 'compare' }, error: number | undefined, frame: Frame): Run {
  if (error === undefined) {
    const [left, right] = [numberOf(code.left, frame), numberOf(code.right, frame)]
    return (item) => left(item) - right(item)
  }
  const [left, right] = [bigOf(code.left, frame, numberOf), bigOf(code.right, frame, numberOf)]
  return (item) => {
    const difference = left.near(item) - right.near(item)
    if (Math.abs(difference) > error) return difference
    const [a, b] = [left.exact(item), right.exact(item)]
    return a < b ? -1 : a > b ? 1 : 0
  }
}

function quotientOf(code: Code & { op: 'divide' }, frame: Frame): Run {
  const { mode, from, to } = code
  if (!code.fits || code.isBig) {
    const exact = divideExactly(code, frame, numberOf)
    return (item) => Number(exact(item))
  }
  const [left, right] = [numberOf(code.left, frame), numberOf(code.right, frame)]
  const times = Number(code.times)
  return (item) => {
    const divisor = right(item)
    if (divisor === 0) throw new RatingError('formula.division-by-zero', 'This divides by zero', { from, to })
    const dividend = left(item) * times
    const sign = Math.sign(divisor)
    return roundUnits(dividend * sign, divisor * sign, mode)
  }
}

function foldOf(code: Code & { op: 'total' | 'lowest' | 'highest' }, frame: Frame): Run {
  const { countSlot, from, to, op } = code
  const { values } = frame
  const of = numberOf(code.of, frame)
  if (op === 'total')
    return () => {
      let total = 0
      for (let item = double(values, countSlot) - 1; item >= 0; item--) total += of(item)
      return total
    }
  const start = code.start && numberOf(code.start, frame)
  return (outer) => {
    const count = double(values, countSlot)
    if (count === 0 && !start) throw new RatingError('formula.empty-group', 'There is no item', { from, to })
    let best = start ? start(outer) : of(0)
    for (let item = start ? 0 : 1; item < count; item++) {
      const value = of(item)
      if (op === 'lowest' ? value < best : value > best) best = value
    }
    return best
  }
}
