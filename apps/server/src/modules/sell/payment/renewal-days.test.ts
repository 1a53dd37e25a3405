import { addDays, addMonths, dayIn } from '@coverwright/domain/base/day/day'
import { afterAll, expect, test } from 'vitest'
import { startBilling } from '../../../../test/paying-companies.ts'
import { renewNow } from '../../../../test/renew-now.ts'

const billing = await startBilling()
const { app, at, aPaying, subscriptionOf, chargesOf } = billing
afterAll(() => billing.stop())

/** When it is looked at next. */
const nextLookOf = async (companyId: string): Promise<Date> => {
  const { rows } = await app.owner.query<{ at: Date | null }>(
    'select renew_at as at from subscription where company_id = $1',
    [companyId],
  )
  const [row] = rows
  if (!row?.at) throw new Error('It is never looked at again')
  return row.at
}

/** Clocks change on that day, at midnight too, or it begins there long before or after it does in Greenwich. */
test.each([
  ['Europe/London', '2027-03-28'],
  ['Europe/London', '2028-10-29'],
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2027-11-07'],
  ['America/Santiago', '2027-09-05'],
  ['Australia/Lord_Howe', '2027-10-03'],
  ['Asia/Kolkata', '2027-06-01'],
  ['Pacific/Marquesas', '2027-06-01'],
  ['Pacific/Kiritimati', '2027-03-01'],
  ['Pacific/Pago_Pago', '2028-01-01'],
])('in %s what ends on %s is renewed on that very day, and not a moment before', async (timeZone, day) => {
  const company = await aPaying(addMonths(day, -1))
  const { companyId } = company
  await app.owner.query('update company set time_zone = $2 where id = $1', [companyId, timeZone])
  // The last second of the day before: by another calendar it has begun.
  const last = lastSecondBefore(day, timeZone)
  expect(dayIn(timeZone, last)).toBe(addDays(day, -1))
  app.clock.now = () => last
  await renewNow(app, company)
  expect(await subscriptionOf(company)).toMatchObject({ periodEnd: day })
  // From then on it is looked at when it says, and no oftener.
  let looks = 0
  while ((await subscriptionOf(company)).periodEnd === day && looks++ < 30) {
    const next = await nextLookOf(companyId)
    expect(next.getTime()).toBeGreaterThan(app.clock.now().getTime())
    app.clock.now = () => next
    await renewNow(app, company)
  }
  expect(dayIn(timeZone, app.clock.now())).toBe(day)
  expect(await subscriptionOf(company)).toMatchObject({ periodStart: day, periodEnd: addMonths(day, 1) })
  await renewNow(app, company)
  expect(await chargesOf(company)).toEqual([17_880, 17_880])
})

/** Found by trying every second of the day in Greenwich and of those beside it. */
function lastSecondBefore(day: string, timeZone: string): Date {
  let [from, until] = [Date.parse(day) - 86_400_000, Date.parse(day) + 86_400_000]
  while (until - from > 1000) {
    const middle = from + Math.floor((until - from) / 2000) * 1000
    if (dayIn(timeZone, new Date(middle)) < day) from = middle
    else until = middle
  }
  return new Date(from)
}

test('a year under a moved clock: it is looked at on each of its days, and thirteen months are paid once each', async () => {
  const company = await aPaying('2027-10-31')
  const renewedOn: string[] = []
  for (let day = '2027-11-01'; day <= '2028-10-31'; day = addDays(day, 1)) {
    at(day)
    const { periodEnd } = await subscriptionOf(company)
    await renewNow(app, company)
    const after = await subscriptionOf(company)
    if (after.periodEnd !== periodEnd) renewedOn.push(day)
    expect(after).toMatchObject({ suspendedOn: null, isEnded: false })
  }
  expect(renewedOn).toEqual(Array.from({ length: 12 }, (_none, place) => addMonths('2027-10-31', place + 1)))
  expect(await chargesOf(company)).toEqual(Array.from({ length: 13 }, () => 17_880))
  expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2028-11-30' })
})
