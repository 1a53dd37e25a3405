import type { Currency } from '../../base/money/money.ts'
import type { InsuranceLine } from '../../build/product/product.ts'
import { localTimeAt, resolveLocalTime } from '../../publish/release/local-time.ts'
import type { Voucher } from './voucher.ts'

interface Counted extends Pick<Voucher, 'state' | 'quota' | 'used'> {
  readonly startsAt: Date
  readonly endsAt: Date
}

export function voucherStatus({ state, quota, used, endsAt }: Counted, now: Date): Voucher['status'] {
  if (endsAt <= now) return 'expired'
  if (used >= quota) return 'run-out'
  return state
}

interface Sale {
  readonly now: Date
  readonly line: InsuranceLine
  readonly currency: Currency
}

/** Whether it can be begun with now; that there is one left is decided where it is paid. */
export const isUsable = (
  voucher: Counted & Pick<Voucher, 'coverType' | 'currency'>,
  { now, line, currency }: Sale,
): boolean =>
  voucherStatus(voucher, now) === 'activated' &&
  voucher.startsAt <= now &&
  voucher.currency === currency &&
  (voucher.coverType === 'any' || voucher.coverType === line)

/** Where the clocks go back it starts at the first of the two moments and expires at the second: nobody is cut short. */
export function periodOf({ startsAt, endsAt }: Pick<Voucher, 'startsAt' | 'endsAt'>, timeZone: string) {
  const end = resolveLocalTime(endsAt, timeZone)
  return {
    startsAt: resolveLocalTime(startsAt, timeZone).at,
    endsAt: end.kind === 'doubled' ? end.second : end.at,
  }
}

const wallTime = (shown: number) => new Date(shown).toISOString().slice(0, 16)

/** The next of the same length by the clocks on the wall: from midnight to midnight stays so, whatever they do between. */
export function nextPeriod({ startsAt, endsAt }: Pick<Counted, 'startsAt' | 'endsAt'>, timeZone: string, now: Date) {
  const shown = (at: Date) => Date.parse(`${localTimeAt(at, timeZone)}:00Z`)
  const length = Math.max(shown(endsAt) - shown(startsAt), 60_000)
  const wallEnd = shown(endsAt)
  // Where nobody looked for several of its periods, those are past: it runs in the one that it is now.
  const passed = Math.max(0, Math.floor((shown(now) - wallEnd) / length))
  const start = wallEnd + passed * length
  const begins = resolveLocalTime(wallTime(start), timeZone)
  const ends = resolveLocalTime(wallTime(start + length), timeZone)
  return {
    startsAt: passed === 0 ? endsAt : begins.at,
    endsAt: ends.kind === 'doubled' ? ends.second : ends.at,
  }
}

/** Below this, card schemes take nothing. */
const smallestCharge: Readonly<Record<Currency, number>> = {
  GBP: 30,
  USD: 50,
  HKD: 400,
  SGD: 50,
  MYR: 200,
  THB: 1000,
  IDR: 1_000_000,
}

export const smallestChargeMinor = (currency: Currency) => smallestCharge[currency]

const minorOf = (typed: string) => Math.round(Number(typed) * 100)

interface Split {
  readonly voucherMinor: number
  readonly cardMinor: number
  /** The rest was too small for a card: the voucher pays less, so that the card takes what it can. */
  readonly isRaised: boolean
}

/** Who pays what. Both add up to the price. What is left of a voucher that is worth more is lost, and said. */
export function splitPrice(grossMinor: number, { value, currency }: Pick<Voucher, 'value' | 'currency'>): Split {
  const rest = Math.max(grossMinor - minorOf(value), 0)
  const least = Math.min(smallestCharge[currency], grossMinor)
  const isRaised = rest > 0 && rest < least
  const cardMinor = isRaised ? least : rest
  return { voucherMinor: grossMinor - cardMinor, cardMinor, isRaised }
}

/** What it is worth beyond the price. */
export const lostMinor = (grossMinor: number, { value }: Pick<Voucher, 'value'>) =>
  Math.max(minorOf(value) - grossMinor, 0)
