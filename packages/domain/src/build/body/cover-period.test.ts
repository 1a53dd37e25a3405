import { expect, test } from 'vitest'
import { compileProgram } from '../rating/compile-program.ts'
import { loadProgram } from '../rating/load-program.ts'
import { type Body, parseBody } from './body.ts'
import { checkBody } from './check-body.ts'
import { type CoverLength, coverDaysOf } from './cover-period.ts'
import { price } from './price.ts'
import { ratingProgramOf } from './rating-program-of.ts'
import { sampleBody } from './sample-body.ts'
import { version2Body } from './test/version-2-body.ts'

const lasting = (length: CoverLength) => ({ period: { length } })

test.each<[CoverLength, Record<string, string>, string, string, number]>([
  [{ by: 'months', months: 12 }, {}, '2026-11-20', '2027-11-19', 365],
  [{ by: 'months', months: 12 }, {}, '2027-03-01', '2028-02-29', 366],
  [{ by: 'months', months: 1 }, {}, '2026-01-31', '2026-02-27', 28],
  [{ by: 'days', days: 1 }, {}, '2026-12-31', '2026-12-31', 1],
  // Clocks go forward in the first and back in the second: days are days.
  [{ by: 'days', days: 7 }, {}, '2027-03-25', '2027-03-31', 7],
  [{ by: 'asked-days', name: 'n' }, { n: '7' }, '2027-10-28', '2027-11-03', 7],
  [{ by: 'last-day', name: 'back', mostDays: 31 }, { back: '2027-03-19' }, '2027-03-12', '2027-03-19', 8],
])('%o from %o: %s to %s is %i days', (length, values, startsOn, endsOn, days) => {
  expect(coverDaysOf(lasting(length), values, startsOn)).toEqual({ startsOn, endsOn, days })
})

test.each<[CoverLength, Record<string, string>]>([
  [{ by: 'asked-days', name: 'n' }, {}],
  [{ by: 'asked-days', name: 'n' }, { n: '0' }],
  [{ by: 'asked-days', name: 'n' }, { n: '1.5' }],
  [{ by: 'last-day', name: 'back', mostDays: 31 }, { back: '2027-03-11' }],
  [{ by: 'last-day', name: null, mostDays: 31 }, {}],
])('%o answered %o is no cover', (length, values) => {
  expect(coverDaysOf(lasting(length), values, '2027-03-12')).toBeUndefined()
})

test('a body of version 2 lasts as long as it said', () => {
  expect(parseBody({ ...version2Body, termMonths: 6 }).period).toEqual({ length: { by: 'months', months: 6 } })
})

const trip: Body = parseBody({
  ...sampleBody,
  dataset: {
    properties: [
      ...sampleBody.dataset.properties,
      { type: 'number', name: 'trip_days', decimals: 0, min: '1', max: '90' },
    ],
  },
  questions: {
    groups: [
      ...sampleBody.questions.groups,
      { name: 'trip', questions: [{ type: 'input', name: 'trip_days', label: 'How long?', missing: 'Enter days' }] },
    ],
  },
  cover: { ...sampleBody.cover, frequencies: ['yearly'] },
  rating: {
    ...sampleBody.rating,
    steps: [
      { kind: 'premium', name: 'basePremium', formula: 'coverDays * 0.50' },
      ...sampleBody.rating.steps.filter(({ kind }) => kind === 'tax'),
    ],
  },
  period: { length: { by: 'asked-days', name: 'trip_days' } },
})

const priced = (body: Body, values: Record<string, string>) => {
  const { compiled, problems } = compileProgram(ratingProgramOf(body, []))
  if (!compiled) throw new Error(problems.map(({ message }) => message).join())
  return price({ body, program: loadProgram(compiled), values, startDate: '2027-03-12' }).premium?.grossMinor
}

test('pricing reads the days of cover, asked or not', () => {
  const answers = { age: '3', plan: 'basic', travel: 'no' }
  expect(priced(trip, { ...answers, trip_days: '8' })).toBe(448)
  expect(priced({ ...trip, period: { length: { by: 'days', days: 10 } } }, answers)).toBe(560)
})

const settings = { name: 'P', description: '', type: 'simple', line: 'pet', country: 'GB', currency: 'GBP' }
const problemsOf = (change: Partial<Body>) =>
  checkBody(
    { ...trip, ...change },
    { ...settings, languages: ['en_uk'], timeZone: 'Europe/London' } as never,
    '2027-03-12',
    [],
  )
    .filter(({ path }) => ['period', 'dataset', 'cover', 'standard'].includes(String(path[0])))
    .map(({ message }) => message)

test('what cannot be sold is said: no end, no start, payments that outlast the cover', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ period: { length: { by: 'asked-days', name: null } } })).toEqual([
    'Choose the question that says how long cover lasts',
  ])
  expect(problemsOf({ period: { length: { by: 'asked-days', name: 'full_name' } } })).toEqual([
    '"full_name" is no whole number',
  ])
  expect(problemsOf({ period: { length: { by: 'last-day', name: 'trip_days', mostDays: 31 } } })).toEqual([
    '"trip_days" is no date',
  ])
  expect(problemsOf({ cover: { ...trip.cover, frequencies: ['monthly', 'yearly'] } })).toContain(
    'Cover that does not last for months is paid for at once',
  )
  const unlimited = trip.dataset.properties.map((each) =>
    each.type === 'date' ? { type: 'date' as const, name: each.name } : each,
  )
  expect(problemsOf({ dataset: { properties: unlimited } })).toEqual([
    'Say when cover may start at the earliest: today, or some days later',
    'Say when cover may start at the latest',
  ])
})
