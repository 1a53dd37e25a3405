import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayIn } from '../../base/day/day.ts'
import {
  type Billed,
  type BillingPeriod,
  changePrice,
  closePeriod,
  costOf,
  endOfMonth,
  nextPeriod,
  openPeriod,
} from './billing-period.ts'
import { billings } from './plan.ts'
import { vatPercentOf, withVat } from './vat.ts'

const startsOf = (first: Billed, count: number) => {
  const starts = [first.period.start]
  let { period } = first
  for (let at = 1; at < count; at++) {
    period = nextPeriod(period, 100).period
    starts.push(period.start)
  }
  return starts
}

test('from 31 January a month ends with the month, and 31 comes back', () => {
  expect(startsOf(openPeriod('2027-01-31', 'monthly', 100), 4)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ])
})

test('a year from 29 February ends on 28 February, and comes back in the next leap year', () => {
  expect(startsOf(openPeriod('2028-02-29', 'annual', 100), 5)).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ])
})

test('an upgrade is the difference for the days that are left, the day itself among them', () => {
  const { period } = openPeriod('2026-11-01', 'monthly', 4_900)
  // 15 of 30 days.
  expect(changePrice(period, 14_900, '2026-11-16').chargeMinor).toBe(5_000)
  expect(changePrice(period, 14_900, '2026-11-01').chargeMinor).toBe(10_000)
  expect(changePrice(period, 14_900, '2026-11-30').chargeMinor).toBe(333)
})

test('days are those of a calendar: a month in which clocks change has no longer and no shorter one', () => {
  const march = openPeriod('2026-03-01', 'monthly', 3_100).period
  expect(costOf(march, '2026-03-29')).toBe(2_800)
  expect(costOf(march, '2026-03-30')).toBe(2_900)
  expect(dayIn('Europe/London', new Date('2026-03-28T23:59:59Z'))).toBe('2026-03-28')
  expect(dayIn('Europe/London', new Date('2026-03-29T23:30:00Z'))).toBe('2026-03-30')
  expect(dayIn('Asia/Hong_Kong', new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01')
})

test('what gets smaller does so after the month that is running, in a year too', () => {
  const year = openPeriod('2026-01-31', 'annual', 100).period
  expect(endOfMonth(year, '2026-01-31')).toBe('2026-02-28')
  expect(endOfMonth(year, '2026-02-28')).toBe('2026-03-31')
  expect(endOfMonth(year, '2027-01-30')).toBe('2027-01-31')
  const month = openPeriod('2026-11-05', 'monthly', 100).period
  expect(endOfMonth(month, '2026-11-30')).toBe('2026-12-05')
})

test('tax is by country and day, and adds up', () => {
  expect(vatPercentOf('GB', '2026-11-18')).toBe(20)
  expect(vatPercentOf('GB', '2010-01-01')).toBe(0)
  expect(vatPercentOf('SG', '2026-11-18')).toBe(0)
  expect(withVat(5_003, 20)).toEqual({ netMinor: 5_003, vatPercent: 20, vatMinor: 1_001, totalMinor: 6_004 })
})

/** What a company may do on a day: pay more, begin anew at another price and rhythm, or let the period run out. */
const step = fc.record({
  afterDays: fc.integer({ min: 0, max: 200 }),
  kind: fc.constantFrom('raise', 'begin-anew', 'renew' as const),
  priceMinor: fc.integer({ min: 0, max: 500_000 }),
  billing: fc.constantFrom(...billings),
})

interface Books {
  period: BillingPeriod
  creditMicro: number
  invoices: number[]
  /** What was used in periods that are over, to the last fraction. */
  usedBefore: number
  today: string
}

function take(books: Books, { period, creditMicro, chargeMinor }: Billed) {
  books.period = period
  books.creditMicro = creditMicro
  books.invoices.push(chargeMinor)
}

/** Renewals on the way to a day. */
function letDaysPass(books: Books, today: string) {
  while (books.period.end <= today) {
    books.usedBefore += costOf(books.period, books.period.end)
    const priceMinor = books.period.segments.at(-1)?.priceMinor ?? 0
    // What rounding of the period before has left over is carried into the next.
    const left = closePeriod(books.period, books.period.end)
    take(books, nextPeriod(books.period, priceMinor, books.creditMicro + left))
  }
  books.today = today
}

test('after any sequence of changes what was invoiced is what was used, to the penny, and never below zero', () => {
  const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(
      day,
      fc.constantFrom(...billings),
      fc.array(step, { maxLength: 40 }),
      fc.integer({ min: 0, max: 500_000 }),
      (first, billing, steps, price) => {
        const start = first.toISOString().slice(0, 10)
        const opened = openPeriod(start, billing, price)
        const books: Books = {
          period: opened.period,
          creditMicro: opened.creditMicro,
          invoices: [opened.chargeMinor],
          usedBefore: 0,
          today: start,
        }
        for (const { afterDays, kind, priceMinor, billing: wanted } of steps) {
          letDaysPass(books, addDays(books.today, afterDays))
          const { period, today } = books
          const before = period.segments.at(-1)?.priceMinor ?? 0
          if (kind === 'raise' && priceMinor >= before) {
            const { period: changed, chargeMinor } = changePrice(period, priceMinor, today)
            take(books, { period: changed, chargeMinor, creditMicro: books.creditMicro })
          }
          if (kind === 'begin-anew') {
            books.usedBefore += costOf(period, today)
            const credit = books.creditMicro + closePeriod(period, today)
            take(books, openPeriod(today, wanted, priceMinor, credit))
          }
        }
        for (const each of books.invoices) expect(each).toBeGreaterThanOrEqual(0)
        const invoiced = books.invoices.reduce((sum, each) => sum + each, 0)
        // Credit is money that was paid and is not yet used; so are the days to come.
        const used = books.usedBefore + costOf(books.period, books.period.end)
        expect(Math.abs(invoiced - books.creditMicro / 1_000_000 - used)).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 200 },
  )
})
