import { type Decimal, type RoundingMode, roundBig, tenTo } from './decimal.ts'

/**
 * Functions whose results have no end. They are worked out in whole numbers alone, to as many digits as their rounding
 * needs: the doubles that machines have for them differ in their last digits from one to the next.
 */
export const exactFunctions = ['exp', 'ln', 'sqrt', 'power'] as const
export type ExactFunction = (typeof exactFunctions)[number]

/** A number that lies within `error` of `value`, both in units of the digits that were asked for. */
interface Near {
  readonly value: bigint
  readonly error: bigint
}

/** Digits beyond those that are kept. The first nearly always tell which way to round; the last take it for exact. */
const beyond = [20, 45, 90] as const

/**
 * The result in units of `decimals`, rounded once; null where there is none. What is within 90 digits of a number that
 * can be written down, as the square root of 4 is of 2, is that number.
 */
export function applyExactly(
  name: ExactFunction,
  of: Decimal,
  by: Decimal,
  decimals: number,
  mode: RoundingMode,
): bigint | null {
  for (const more of beyond) {
    const found = nearOf(name, of, by, decimals + more)
    if (!found) return null
    const unit = tenTo(more)
    const low = roundBig(found.value - found.error, unit, mode)
    if (low === roundBig(found.value + found.error, unit, mode)) return low
  }
  const [, , most] = beyond
  const found = nearOf(name, of, by, decimals + most)
  // Half of the digits are far more than the error, and far less than any number that is meant has.
  const written = found && roundBig(found.value, tenTo(most / 2), 'half-up')
  return written && roundBig(written, tenTo(most / 2), mode)
}

function nearOf(name: ExactFunction, of: Decimal, by: Decimal, digits: number): Near | null {
  switch (name) {
    case 'exp':
      return expOf((more) => scaled(of, more), digits)
    case 'ln':
      return of.units > 0n ? logarithm(of, digits) : null
    case 'sqrt':
      return of.units < 0n ? null : rootOf(of, digits)
    case 'power':
    default:
      return powerOf(of, by, digits)
  }
}

/** Digits that the steps of a calculation may lose between them. */
const spare = 15

/** At more or fewer digits; what is cut off is less than a unit. */
const scaled = ({ units, scale }: Decimal, digits: number): Near =>
  digits >= scale
    ? { value: units * tenTo(digits - scale), error: 0n }
    : { value: units / tenTo(scale - digits), error: 1n }

const sizeOf = (value: bigint) => (value < 0n ? -value : value)
const bitsOf = (value: bigint) => value.toString(2).length

function rootOf(of: Decimal, digits: number): Near {
  const square = scaled(of, 2 * digits)
  if (square.value === 0n) return square
  let root = 1n << BigInt((bitsOf(square.value) >> 1) + 1)
  for (;;) {
    const next = (root + square.value / root) >> 1n
    if (next >= root) break
    root = next
  }
  return { value: root, error: square.error === 0n && root * root === square.value ? 0n : 1n }
}

/** e to the power of what `exponentAt` gives at so many digits: halved until the series is short, squared as often. */
function expOf(exponentAt: (digits: number) => Near, digits: number): Near {
  const whole = Number(sizeOf(exponentAt(0).value)) + 2
  // Large results need their whole digits as well: fewer than half of the exponent.
  const work = digits + spare + Math.ceil(whole / 2)
  const { value: exponent, error } = exponentAt(work)
  const one = tenTo(work)
  const halvings = bitsOf(BigInt(whole)) + 8
  const reduced = sizeOf(exponent) >> BigInt(halvings)
  let [sum, term] = [one, one]
  for (let nth = 1n; term !== 0n; nth++) {
    term = (term * reduced) / (one * nth)
    sum += term
  }
  for (let time = 0; time < halvings; time++) sum = (sum * sum) / one
  const result = exponent < 0n ? (one * one) / sum : sum
  const cut = tenTo(work - digits)
  // Every squaring doubles what the terms lost, a unit each; the error of the exponent grows with the result.
  const lost = (1000n << BigInt(halvings)) + 2n * error
  return { value: result / cut, error: (lost * (result / one + 1n)) / cut + 2n }
}

/** Of a number above zero: what is left of its powers of two is near 1, where the series is short. */
function logarithm(of: Decimal, digits: number): Near {
  const one = tenTo(digits + spare)
  const unit = tenTo(of.scale)
  const doublings = bitsOf(of.units) - bitsOf(unit)
  const shift = BigInt(Math.abs(doublings))
  const [above, below] = doublings < 0 ? [of.units << shift, unit] : [of.units, unit << shift]
  const rest = 2n * seriesOf(((above - below) * one) / (above + below), one)
  const two = logarithmOfTwo(digits + spare)
  return {
    value: (rest + BigInt(doublings) * two) / tenTo(spare),
    error: ((shift + 1n) * BigInt(digits)) / tenTo(5) + 2n,
  }
}

const twos = new Map<number, bigint>()

/** Every logarithm needs it, at few different numbers of digits. */
function logarithmOfTwo(digits: number): bigint {
  const one = tenTo(digits)
  const known = twos.get(digits) ?? 2n * seriesOf(one / 3n, one)
  if (twos.size < 500) twos.set(digits, known)
  return known
}

/** The area tangent: z + z³/3 + z⁵/5 and so on. */
function seriesOf(z: bigint, one: bigint): bigint {
  const square = (z * z) / one
  let [sum, power] = [z, z]
  for (let nth = 3n; power !== 0n; nth += 2n) {
    power = (power * square) / one
    sum += power / nth
  }
  return sum
}

function powerOf(of: Decimal, by: Decimal, digits: number): Near | null {
  if (by.units === 0n) return { value: tenTo(digits), error: 0n }
  if (of.units <= 0n) return of.units === 0n && by.units > 0n ? { value: 0n, error: 0n } : null
  // The exponent multiplies what the logarithm lost.
  const width = sizeOf(by.units).toString().length
  const exponentAt = (more: number): Near => {
    const { value, error } = logarithm(of, more + width)
    const cut = tenTo(by.scale + width)
    return { value: (value * by.units) / cut, error: (error * sizeOf(by.units)) / cut + 2n }
  }
  return expOf(exponentAt, digits)
}
