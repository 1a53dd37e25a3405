/**
 * A number is held as a whole number of its smallest unit and a scale known beforehand: 12.50 at scale 2 is 1250.
 * Up to this size a double holds it exactly, with a bit to spare for the remainder of a division; beyond it a bigint does.
 */
export const largestExact = 2 ** 52

export type RoundingMode = 'half-up' | 'half-even' | 'up' | 'down'

export const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent)

export interface Decimal {
  readonly units: bigint
  readonly scale: number
}

const decimalPattern = /^-?\d+(?:\.\d+)?$/

export function parseDecimal(text: string): Decimal | undefined {
  if (!decimalPattern.test(text)) return undefined
  const point = text.indexOf('.')
  return point < 0
    ? { units: BigInt(text), scale: 0 }
    : { units: BigInt(text.slice(0, point) + text.slice(point + 1)), scale: text.length - point - 1 }
}

/** How many decimals are written, without checking the rest. */
export function writtenDecimals(text: string): number {
  const point = text.indexOf('.')
  return point < 0 ? 0 : text.length - point - 1
}

/**
 * The whole number of units that `text` is at `scale`, or NaN when it is no decimal, has more decimals than that, or
 * is too large to be exact. Written as a loop over characters: a table of 100,000 rows calls it for every cell.
 */
export function unitsOf(text: string, scale: number): number {
  const isNegative = text.charCodeAt(0) === minus
  let units = 0
  let decimals = -1
  let digits = 0
  for (let at = isNegative ? 1 : 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === point && decimals < 0 && digits > 0) decimals = 0
    else if (character >= zero && character <= nine) {
      units = units * 10 + character - zero
      digits++
      if (decimals >= 0) decimals++
    } else return Number.NaN
  }
  if (digits === 0 || decimals === 0 || decimals > scale) return Number.NaN
  for (let place = Math.max(decimals, 0); place < scale; place++) units *= 10
  if (units > largestExact) return Number.NaN
  return isNegative && units !== 0 ? -units : units
}

const minus = 45
const point = 46
const zero = 48
const nine = 57

export function formatUnits(units: number | bigint, scale: number): string {
  if (scale === 0) return String(units)
  const power = powers[scale]
  if (typeof units === 'number' && power !== undefined && units >= 0) {
    const whole = Math.floor(units / power)
    return whole + decimalsText(units - whole * power, scale)
  }
  const digits = String(units)
  const isNegative = digits.charCodeAt(0) === minus
  const all = (isNegative ? digits.slice(1) : digits).padStart(scale + 1, '0')
  const cut = all.length - scale
  return `${isNegative ? '-' : ''}${all.slice(0, cut)}.${all.slice(cut)}`
}

const powers = /* @__PURE__ */ Array.from({ length: 11 }, (_, exponent) => 10 ** exponent)

/** Amounts and factors have few different decimals: the text of each, with its point, is made once. */
const decimalTexts: string[][] = /* @__PURE__ */ Array.from({ length: 5 }, () => [])
const fourDigits: string[] = []

function decimalsText(rest: number, scale: number): string {
  const known = decimalTexts[scale]
  if (!known) return manyDecimals(rest, scale)
  return (known[rest] ??= `.${padded(rest, scale)}`)
}

/** Of what was not rounded yet: four decimals at a time are few again. */
function manyDecimals(rest: number, scale: number): string {
  const high = Math.floor(rest / 10_000)
  const low = rest - high * 10_000
  return decimalsText(high, scale - 4) + (fourDigits[low] ??= padded(low, 4))
}

const padded = (digits: number, length: number) => String(digits).padStart(length, '0')

/** `units / by`, rounded once, as `roundBig` does it. Both are exact whole numbers and `by` is above zero. */
export function roundUnits(units: number, by: number, mode: RoundingMode): number {
  // The quotient of doubles may be off by one at the edge; the remainder is exact and puts it right.
  const nearest = Math.round(units / by)
  const twice = (units - nearest * by) * 2
  if (mode === 'half-up') {
    if (twice > by || (twice === by && units > 0)) return nearest + 1
    if (twice < -by || (twice === -by && units < 0)) return nearest - 1
    return nearest
  }
  if (twice === 0) return nearest
  const floor = twice < 0 ? nearest - 1 : nearest
  const above = twice < 0 ? twice + 2 * by : twice
  if (mode === 'half-even') return above > by || (above === by && floor % 2 !== 0) ? floor + 1 : floor
  return (mode === 'up') === units > 0 ? floor + 1 : floor
}

/** `units / by`, rounded once; `by` is above zero. */
export function roundBig(units: bigint, by: bigint, mode: RoundingMode): bigint {
  const whole = units / by
  const rest = units - whole * by
  if (rest === 0n || mode === 'down') return whole
  const twice = (rest < 0n ? -rest : rest) * 2n
  // A half goes to the even neighbour: where that is the nearer zero, it counts as less than one.
  if (mode !== 'up' && (mode === 'half-even' && !(whole & 1n) ? twice - 1n : twice) < by) return whole
  return whole + (units < 0n ? -1n : 1n)
}
