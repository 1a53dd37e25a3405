import { type Code, isBig } from './code.ts'
import { largestExact, type RoundingMode, roundBig, tenTo } from './decimal.ts'
import { ratingLimits } from './rating-limits.ts'

/** A number in a formula: its code, its scale, and what is known of its units before any answer is. */
export interface NumberCode {
  readonly kind: 'number'
  readonly code: Code
  readonly scale: number
  readonly low: bigint
  readonly high: bigint
  readonly constant?: bigint
  /** How far the double of a big number may be from the true units; 0 while doubles are exact. */
  readonly error: number
}

const exactLimit = BigInt(largestExact)
/** The relative error of one operation on doubles. */
const unit = 2 ** -53
/** The error bounds are themselves computed in doubles: this covers what that loses, many times over. */
const caution = 1 + 2 ** -20

export const sizeOf = ({ low, high }: { low: bigint; high: bigint }): bigint => (-low > high ? -low : high)
const tooLarge = tenTo(ratingLimits.digits)
/** Whether it can become longer than a number may. */
export const isTooLarge = (number: NumberCode): boolean => sizeOf(number) >= tooLarge
const boundOf = (number: NumberCode) => Number(sizeOf(number)) * caution
const smallest = (...values: bigint[]) => values.reduce((least, value) => (value < least ? value : least))
const greatest = (...values: bigint[]) => values.reduce((most, value) => (value > most ? value : most))
export const fitsDouble = (...values: bigint[]) => values.every((value) => value <= exactLimit && value >= -exactLimit)

export function constantNumber(units: bigint, scale: number): NumberCode {
  const code: Code = fitsDouble(units)
    ? { op: 'constant', value: Number(units) }
    : { op: 'big-constant', digits: String(units) }
  const error = fitsDouble(units) ? 0 : Math.abs(Number(units)) * unit * caution
  return { kind: 'number', code, scale, low: units, high: units, constant: units, error }
}

export function negativeOf(number: NumberCode): NumberCode {
  if (number.constant !== undefined) return constantNumber(-number.constant, number.scale)
  const code: Code = { op: 'negative', of: number.code, isBig: isBig(number.code) }
  return { ...number, code, low: -number.high, high: -number.low }
}

export function absoluteOf(number: NumberCode): NumberCode {
  const code: Code = { op: 'absolute', of: number.code, isBig: isBig(number.code) }
  const low = number.low > 0n ? number.low : number.high < 0n ? -number.high : 0n
  return { kind: 'number', code, scale: number.scale, low, high: sizeOf(number), error: number.error }
}

/** The same number at a finer scale. */
export function rescaled(number: NumberCode, scale: number): NumberCode {
  if (number.scale === scale) return number
  return { ...multiplied(number, constantNumber(tenTo(scale - number.scale), 0)), scale }
}

export function multiplied(left: NumberCode, right: NumberCode): NumberCode {
  const scale = left.scale + right.scale
  if (left.constant !== undefined && right.constant !== undefined)
    return constantNumber(left.constant * right.constant, scale)
  const corners = [left.low * right.low, left.low * right.high, left.high * right.low, left.high * right.high]
  const [low, high] = [smallest(...corners), greatest(...corners)]
  const [a, b] = [boundOf(left), boundOf(right)]
  const spread = a * right.error + b * left.error + left.error * right.error
  const error = spread + (a + left.error) * (b + right.error) * unit
  return binary('multiply', left, right, { scale, low, high, error })
}

export function added(left: NumberCode, right: NumberCode, sign: 1 | -1): NumberCode {
  const scale = Math.max(left.scale, right.scale)
  const [a, b] = [rescaled(left, scale), rescaled(right, scale)]
  if (a.constant !== undefined && b.constant !== undefined)
    return constantNumber(sign === 1 ? a.constant + b.constant : a.constant - b.constant, scale)
  const low = sign === 1 ? a.low + b.low : a.low - b.high
  const high = sign === 1 ? a.high + b.high : a.high - b.low
  const error = a.error + b.error + (boundOf(a) + boundOf(b) + a.error + b.error) * unit
  return binary(sign === 1 ? 'add' : 'subtract', a, b, { scale, low, high, error })
}

export function extreme(which: 'smaller' | 'larger', left: NumberCode, right: NumberCode): NumberCode {
  const scale = Math.max(left.scale, right.scale)
  const [a, b] = [rescaled(left, scale), rescaled(right, scale)]
  const pick = which === 'smaller' ? smallest : greatest
  const [low, high] = [pick(a.low, b.low), pick(a.high, b.high)]
  return binary(which, a, b, { scale, low, high, error: Math.max(a.error, b.error) })
}

interface Known {
  readonly scale: number
  readonly low: bigint
  readonly high: bigint
  readonly error: number
}

function binary(
  op: 'add' | 'subtract' | 'multiply' | 'smaller' | 'larger',
  left: NumberCode,
  right: NumberCode,
  known: Known,
): NumberCode {
  const big = !fitsDouble(known.low, known.high) || isBig(left.code) || isBig(right.code)
  const code: Code = { op, left: left.code, right: right.code, isBig: big }
  return { kind: 'number', code, ...known, error: big ? known.error * caution : 0 }
}

export function either(when: Code, yes: NumberCode, no: NumberCode): NumberCode {
  const scale = Math.max(yes.scale, no.scale)
  const [a, b] = [rescaled(yes, scale), rescaled(no, scale)]
  const big = isBig(a.code) || isBig(b.code)
  const code: Code = { op: 'if', when, yes: a.code, no: b.code, isBig: big }
  const error = Math.max(a.error, b.error)
  return { kind: 'number', code, scale, low: smallest(a.low, b.low), high: greatest(a.high, b.high), error }
}

/** The number at `decimals`, rounded once. `by` divides it as well, so that a quotient is not rounded twice. */
export function rounded(number: NumberCode, decimals: number, mode: RoundingMode, by = 1n): NumberCode {
  if (number.scale <= decimals && by === 1n) return rescaled(number, decimals)
  // ROUND(LN(x), 2) rounds the true logarithm, as that of a quotient does.
  if (number.code.op === 'apply' && number.code.decimals === number.scale && by === 1n)
    return appliedAt(number, number.code, decimals, mode)
  const of = by < 0n ? negativeOf(number) : number
  const divisor = (by < 0n ? -by : by) * tenTo(Math.max(0, number.scale - decimals))
  const fine = multiplied(of, constantNumber(tenTo(Math.max(0, decimals - number.scale)), 0))
  if (fine.constant !== undefined) return constantNumber(roundBig(fine.constant, divisor, mode), decimals)
  const [low, high] = [roundBig(fine.low, divisor, mode), roundBig(fine.high, divisor, mode)]
  const big = !fitsDouble(low, high)
  // The divisor as a double, the quotient, and the units beneath them each lose a little.
  const error = ((fine.error + boundOf(fine) * 3 * unit) / Number(divisor)) * caution
  const code: Code = { op: 'round', of: fine.code, by: String(divisor), mode, isBig: big }
  const isInexact = isBig(fine.code) || !fitsDouble(divisor)
  return {
    kind: 'number',
    code: isInexact ? { ...code, error: storable(error) } : code,
    scale: decimals,
    low,
    high,
    error: big ? error + 1 : 0,
  }
}

function appliedAt(
  { scale, low, high }: NumberCode,
  code: Code & { op: 'apply' },
  decimals: number,
  mode: RoundingMode,
): NumberCode {
  const divisor = tenTo(scale - decimals)
  const least = roundBig(low - 1n, divisor, mode)
  return appliedNumber(
    { ...code, decimals, mode },
    low >= 0n && least < 0n ? 0n : least,
    roundBig(high + 1n, divisor, mode),
  )
}

/** The engine takes the double of the exact result, so that only that last step loses anything. */
export function appliedNumber(code: Code & { op: 'apply' }, low: bigint, high: bigint): NumberCode {
  const big = !fitsDouble(low, high)
  const error = big ? Number(sizeOf({ low, high })) * unit * 2 * caution : 0
  return { kind: 'number', code: { ...code, isBig: big }, scale: code.decimals, low, high, error }
}

/** left ÷ right at `decimals`, rounded once. */
export function quotient(
  left: NumberCode,
  right: NumberCode,
  { decimals, mode, from, to }: { decimals: number; mode: RoundingMode; from: number; to: number },
): NumberCode {
  if (right.constant !== undefined) {
    const raised = { ...multiplied(left, constantNumber(tenTo(right.scale), 0)), scale: left.scale }
    return rounded(raised, decimals, mode, right.constant)
  }
  const exponent = decimals - left.scale + right.scale
  const times = tenTo(Math.max(0, exponent))
  const divisor = multiplied(right, constantNumber(tenTo(Math.max(0, -exponent)), 0))
  const leastDivisor = divisor.low > 0n ? divisor.low : divisor.high < 0n ? -divisor.high : 0n
  const most = (sizeOf(left) * times) / (leastDivisor || 1n) + 1n
  const low = left.low >= 0n && divisor.low > 0n ? 0n : -most
  const inDoubles = fitsDouble(sizeOf(left) * times) && !isBig(left.code) && !isBig(divisor.code)
  const big = !fitsDouble(most)
  // The engine takes the double of the exact quotient here, so that only that last step loses anything.
  const error = Number(most) * unit * 2
  const code: Code = {
    op: 'divide',
    left: left.code,
    times: String(times),
    right: divisor.code,
    mode,
    fits: inDoubles,
    isBig: big,
    from,
    to,
  }
  return { kind: 'number', code, scale: decimals, low, high: most, error: big ? error * caution : 0 }
}

/** How the units of two numbers at one scale compare. */
export function comparable(left: NumberCode, right: NumberCode): { left: Code; right: Code; error?: number } {
  const scale = Math.max(left.scale, right.scale)
  const [a, b] = [rescaled(left, scale), rescaled(right, scale)]
  if (!isBig(a.code) && !isBig(b.code)) return { left: a.code, right: b.code }
  const error = (a.error + b.error + (boundOf(a) + boundOf(b)) * 2 * unit) * caution
  return { left: a.code, right: b.code, error: storable(error) }
}

/** JSON has no infinity, and would turn it into a bound that always holds. */
const storable = (error: number) => (Number.isFinite(error) ? error : Number.MAX_VALUE)
