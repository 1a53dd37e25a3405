import { expect, test } from 'vitest'
import { awakeAt } from './quiet-hours.ts'

const london = 'Europe/London'
const night = { from: '21:00', until: '08:00' }

test.each([
  ['by day at once', '2026-06-10T12:00:00Z', '2026-06-10T12:00:00.000Z'],
  ['in the evening until the morning', '2026-06-10T20:30:00Z', '2026-06-11T07:00:00.000Z'],
  ['after midnight until the same morning', '2026-06-10T01:00:00Z', '2026-06-10T07:00:00.000Z'],
  ['at the minute it begins', '2026-06-10T20:00:00Z', '2026-06-11T07:00:00.000Z'],
  ['at the minute it ends', '2026-06-10T07:00:00Z', '2026-06-10T07:00:00.000Z'],
  ['over the night the clocks go forward', '2026-03-28T22:00:00Z', '2026-03-29T07:00:00.000Z'],
  ['over the night the clocks go back', '2026-10-24T22:00:00Z', '2026-10-25T08:00:00.000Z'],
])('%s', (_when, now, sent) => {
  expect(awakeAt(new Date(now), night, london).toISOString()).toBe(sent)
})

test('a time of day that the clocks leave out, or show twice, ends the quiet once', () => {
  const missing = awakeAt(new Date('2026-03-29T00:30:00Z'), { from: '00:00', until: '01:30' }, london)
  expect(missing.toISOString()).toBe('2026-03-29T01:00:00.000Z')
  const doubled = { from: '00:00', until: '01:30' }
  expect(awakeAt(new Date('2026-10-24T23:30:00Z'), doubled, london).toISOString()).toBe('2026-10-25T00:30:00.000Z')
  expect(awakeAt(new Date('2026-10-25T01:10:00Z'), doubled, london).toISOString()).toBe('2026-10-25T01:30:00.000Z')
})

test('within a day, and none at all', () => {
  const noon = { from: '12:00', until: '14:00' }
  expect(awakeAt(new Date('2026-01-10T13:00:00Z'), noon, london).toISOString()).toBe('2026-01-10T14:00:00.000Z')
  const now = new Date('2026-01-10T13:00:00Z')
  expect(awakeAt(now, { from: '08:00', until: '08:00' }, london)).toBe(now)
})
