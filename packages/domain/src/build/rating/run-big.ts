import { type Code, isBig } from './code.ts'
import { type RoundingMode, roundBig, tenTo } from './decimal.ts'
import type { Frame } from './frame.ts'
import { RatingError } from './rating-error.ts'
import { mostDigits } from './rating-limits.ts'
import { double } from './typed-read.ts'

/** A number that may be too large for a double: a double near it, and the exact value for when that cannot decide. */
export interface Big {
  readonly near: (item: number) => number
  readonly exact: (item: number) => bigint
}

type Run = (item: number) => number
/** How a formula of doubles is made; handed in, as the two kinds of formula contain each other. */
type MakeNumber = (code: Code, frame: Frame) => Run

export const bigOf = (code: Code, frame: Frame, numberOf: MakeNumber): Big => ({
  near: numberOf(code, frame),
  exact: exactOf(code, frame, numberOf),
})

/** Of its parts only the exact values are made: with both of each, a formula would take twice as long for every bracket. */
export function exactOf(code: Code, frame: Frame, numberOf: MakeNumber): (item: number) => bigint {
  if (!isBig(code)) {
    const run = numberOf(code, frame)
    return (item) => BigInt(run(item))
  }
  const exact = (part: Code) => exactOf(part, frame, numberOf)
  switch (code.op) {
    case 'slot':
      return slotExactly(code, frame)
    case 'negative': {
      const of = exact(code.of)
      return (item) => -of(item)
    }
    case 'absolute': {
      const of = exact(code.of)
      return (item) => sizeOf(of(item))
    }
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'smaller':
    case 'larger': {
      const [left, right, apply] = [exact(code.left), exact(code.right), binaries[code.op]]
      return (item) => apply(left(item), right(item))
    }
    case 'if': {
      const [when, yes, no] = [numberOf(code.when, frame), exact(code.yes), exact(code.no)]
      return (item) => (when(item) === 1 ? yes(item) : no(item))
    }
    case 'round': {
      const [of, by] = [exact(code.of), BigInt(code.by)]
      return (item) => roundBig(of(item), by, code.mode)
    }
    case 'apply':
      return applyTo(code, frame, numberOf)
    case 'divide':
      return divideExactly(code, frame, numberOf)
    case 'total':
    case 'lowest':
    case 'highest':
      return foldExactly(code, frame, numberOf)
    case 'big-constant':
    default: {
      const value = BigInt(code.digits)
      return () => value
    }
  }
}

const sizeOf = (value: bigint) => (value < 0n ? -value : value)

const longest = tenTo(mostDigits)

const binaries = {
  add: (left: bigint, right: bigint) => left + right,
  subtract: (left: bigint, right: bigint) => left - right,
  multiply: (left: bigint, right: bigint) => left * right,
  smaller: (left: bigint, right: bigint) => (left < right ? left : right),
  larger: (left: bigint, right: bigint) => (left > right ? left : right),
}

function slotExactly({ slot, each }: Code & { op: 'slot' }, { exact, exactly }: Frame): (item: number) => bigint {
  return (item) => {
    const at = each ? slot + item : slot
    const known = exact.get(at)
    if (known !== undefined) return known
    const work = exactly.get(slot)
    if (!work) throw new Error('slot')
    const value = work(each ? item : 0)
    // The compiler lets none pass; what was compiled before it knew of this stops here, and does not grow for ever.
    if (sizeOf(value) > longest) throw new RatingError('formula.too-large', 'This is too large')
    exact.set(at, value)
    return value
  }
}

function foldExactly(
  code: Code & { op: 'total' | 'lowest' | 'highest' },
  frame: Frame,
  numberOf: MakeNumber,
): (item: number) => bigint {
  const of = exactOf(code.of, frame, numberOf)
  const start = code.start && exactOf(code.start, frame, numberOf)
  const near = numberOf(code, frame)
  const apply = code.op === 'total' ? binaries.add : code.op === 'lowest' ? binaries.smaller : binaries.larger
  return (outer) => {
    // The double's run stops at a group with no items, with the place.
    if (code.op !== 'total') near(outer)
    const count = double(frame.values, code.countSlot)
    let result = start ? start(outer) : code.op === 'total' ? 0n : of(0)
    for (let item = start || code.op === 'total' ? 0 : 1; item < count; item++) result = apply(result, of(item))
    return result
  }
}

export function applyTo(code: Code & { op: 'apply' }, frame: Frame, numberOf: MakeNumber): (item: number) => bigint {
  if (!frame.runFunction) throw new Error('function')
  return frame.runFunction(code, exactOf(code.of, frame, numberOf), exactOf(code.by, frame, numberOf))
}

export function divideExactly(
  code: Code & { op: 'divide' },
  frame: Frame,
  numberOf: MakeNumber,
): (item: number) => bigint {
  const [left, right] = [exactOf(code.left, frame, numberOf), exactOf(code.right, frame, numberOf)]
  const { mode, from, to } = code
  const times = BigInt(code.times)
  return (item) => {
    const divisor = right(item)
    if (divisor === 0n) throw new RatingError('formula.division-by-zero', 'This divides by zero', { from, to })
    const dividend = left(item) * times
    const sign = divisor < 0n ? -1n : 1n
    return roundBig(dividend * sign, divisor * sign, mode)
  }
}

/**
 * Rounds by the double where it leaves no doubt. The compiler proved how far (`error`) the quotient of doubles can be
 * from the true one; only when a rounding border lies within that distance the exact value is worked out.
 */
export function roundNear({ near, exact }: Big, by: bigint, mode: RoundingMode, error: number): Run {
  const divisor = Number(by)
  const exactly = (item: number) => Number(roundBig(exact(item), by, mode))
  if (mode.startsWith('half')) {
    const sure = 0.5 - error
    return (item) => {
      const value = near(item) / divisor
      const whole = Math.round(value)
      return Math.abs(value - whole) < sure ? whole + 0 : exactly(item)
    }
  }
  return (item) => {
    const value = near(item) / divisor
    const whole = Math.round(value)
    if (!(Math.abs(value - whole) > error)) return exactly(item)
    return ((mode === 'up') === value > 0 ? Math.ceil(value) : Math.floor(value)) + 0
  }
}
