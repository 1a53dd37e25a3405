import { expect, test } from 'vitest'
import { VoucherForm } from './voucher.ts'
import { isUsable, lostMinor, nextPeriod, periodOf, splitPrice, voucherStatus } from './voucher-use.ts'

const channelId = '018f2c6e-8b1a-7c3d-9e4f-1a2b3c4d5e6f'
const [example] = (VoucherForm.meta()?.examples ?? []) as object[]
const issuesOf = (change: object) =>
  VoucherForm.safeParse({ ...example, channelId, ...change }).error?.issues.map(({ path, message }) => [
    path[0],
    message,
  ])

test('takes what §3 asks for', () => {
  expect(issuesOf({})).toBeUndefined()
})

test.each([
  ['quota', { quota: undefined }],
  ['mode', { mode: undefined }],
  ['plans', { plans: [] }],
  ['value', { value: '' }],
  ['channelId', { channelId: '' }],
  ['name', { name: ' ' }],
  ['description', { description: '' }],
  ['startsAt', { startsAt: '' }],
  ['endsAt', { endsAt: '' }],
  ['promoCode', { promoCode: '' }],
] as const)('%s is required', (field, change) => {
  expect(issuesOf(change)).toContainEqual([field, 'The field is required'])
})

test.each([
  [{ startsAt: '2026-11-17' }, ['startsAt', 'Enter both a date and a time']],
  [{ endsAt: '2026-13-01T00:00' }, ['endsAt', 'Enter both a date and a time']],
  [{ endsAt: '2026-01-01T09:00' }, ['endsAt', 'It must expire after it starts']],
  [{ value: '0' }, ['value', 'Enter an amount such as 50 or 49.50']],
  [{ commission: '99.5' }, ['commission', 'Enter a percentage from 0 to 99']],
  [{ mode: 'unique', quota: 100_001 }, ['quota', 'Enter 100,000 or less where every customer has a code of their own']],
])('%o is refused', (change, issue) => {
  expect(issuesOf(change)).toContainEqual(issue)
})

test.each([
  [20_000, '50', { voucherMinor: 5000, cardMinor: 15_000, isRaised: false }],
  [5000, '50', { voucherMinor: 5000, cardMinor: 0, isRaised: false }],
  [4000, '50', { voucherMinor: 4000, cardMinor: 0, isRaised: false }],
  // A rest of ten pence is none that a card takes.
  [5010, '50', { voucherMinor: 4980, cardMinor: 30, isRaised: true }],
  [5030, '50', { voucherMinor: 5000, cardMinor: 30, isRaised: false }],
])('of %i a voucher of %s pays its part, to the penny', (grossMinor, value, split) => {
  expect(splitPrice(grossMinor, { value, currency: 'GBP' })).toEqual(split)
})

test('every split adds up, and no card is asked for less than it takes', () => {
  for (let grossMinor = 1; grossMinor < 12_000; grossMinor += 7)
    for (const value of ['0.01', '0.5', '49.99', '50', '119.99']) {
      const { voucherMinor, cardMinor } = splitPrice(grossMinor, { value, currency: 'GBP' })
      expect(voucherMinor + cardMinor).toBe(grossMinor)
      expect(voucherMinor).toBeGreaterThanOrEqual(0)
      expect(cardMinor === 0 || cardMinor >= Math.min(30, grossMinor)).toBe(true)
    }
  expect(lostMinor(4000, { value: '50' })).toBe(1000)
})

const day = (at: string) => new Date(at)
const kept = {
  state: 'activated',
  quota: 2,
  used: 0,
  coverType: 'pet',
  currency: 'GBP',
  startsAt: day('2026-10-24T23:00:00Z'),
  endsAt: day('2026-10-26T00:00:00Z'),
} as const
const sale = { line: 'pet', currency: 'GBP' } as const

test('pays from its first moment to the one before its last, for its line and currency, while there are some', () => {
  const paysAt = (at: string, change: object = {}) => isUsable({ ...kept, ...change }, { ...sale, now: day(at) })
  expect(paysAt('2026-10-24T22:59:59Z')).toBe(false)
  expect(paysAt('2026-10-24T23:00:00Z')).toBe(true)
  expect(paysAt('2026-10-25T23:59:59Z')).toBe(true)
  expect(paysAt('2026-10-26T00:00:00Z')).toBe(false)
  for (const change of [{ coverType: 'car' }, { currency: 'USD' }, { used: 2 }, { state: 'deactivated' }])
    expect(paysAt('2026-10-25T12:00:00Z', change), JSON.stringify(change)).toBe(false)
  expect(voucherStatus({ ...kept, used: 2 }, day('2026-10-25T12:00:00Z'))).toBe('run-out')
  expect(voucherStatus({ ...kept, used: 2 }, day('2026-10-27T12:00:00Z'))).toBe('expired')
})

test.each([
  // Of 25 hours, and of 23.
  ['2026-10-25T00:00', '2026-10-26T00:00', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
  ['2026-03-29T00:00', '2026-03-30T00:00', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
  // Half past one comes twice that night, and in spring not at all.
  ['2026-10-25T01:30', '2026-10-25T01:45', '2026-10-25T00:30:00.000Z', '2026-10-25T01:45:00.000Z'],
  ['2026-03-29T01:30', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z', '2026-03-29T02:00:00.000Z'],
])('from %s to %s in London', (startsAt, endsAt, from, to) => {
  const period = periodOf({ startsAt, endsAt }, 'Europe/London')
  expect([period.startsAt.toISOString(), period.endsAt.toISOString()]).toEqual([from, to])
})

test('runs again as long by the clocks on the wall, over the night they change and after periods nobody looked at', () => {
  const first = periodOf({ startsAt: '2026-10-24T00:00', endsAt: '2026-10-25T00:00' }, 'Europe/London')
  const next = nextPeriod(first, 'Europe/London', first.endsAt)
  expect(next).toEqual({ startsAt: first.endsAt, endsAt: day('2026-10-26T00:00:00Z') })
  const late = nextPeriod(first, 'Europe/London', day('2026-10-28T10:00:00Z'))
  expect(late).toEqual({ startsAt: day('2026-10-28T00:00:00Z'), endsAt: day('2026-10-29T00:00:00Z') })
})
