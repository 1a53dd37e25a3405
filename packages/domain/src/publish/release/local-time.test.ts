import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { localTimeAt, resolveLocalTime } from './local-time.ts'

/** Every zone of the countries offered. */
const zones = {
  GB: ['Europe/London'],
  US: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
  ],
  HK: ['Asia/Hong_Kong'],
  SG: ['Asia/Singapore'],
  MY: ['Asia/Kuala_Lumpur', 'Asia/Kuching'],
  TH: ['Asia/Bangkok'],
  ID: ['Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura'],
} as const

const resolved = (local: string, zone: string) => {
  const { kind, at, ...rest } = resolveLocalTime(local, zone)
  return [kind, at.toISOString(), ...('second' in rest ? [rest.second.toISOString()] : [])]
}

test('the hour the clocks skip is missing, and the moment they skip it is offered', () => {
  expect(resolved('2026-03-29T01:30', 'Europe/London')).toEqual(['missing', '2026-03-29T01:00:00.000Z'])
  expect(resolved('2026-03-29T01:00', 'Europe/London')).toEqual(['missing', '2026-03-29T01:00:00.000Z'])
  expect(resolved('2027-03-14T02:59', 'America/New_York')).toEqual(['missing', '2027-03-14T07:00:00.000Z'])
  expect(resolved('2027-03-14T02:30', 'America/Los_Angeles')).toEqual(['missing', '2027-03-14T10:00:00.000Z'])
})

test('the hour the clocks repeat comes twice', () => {
  expect(resolved('2026-10-25T01:30', 'Europe/London')).toEqual([
    'doubled',
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ])
  expect(resolved('2026-11-01T01:00', 'America/New_York')).toEqual([
    'doubled',
    '2026-11-01T05:00:00.000Z',
    '2026-11-01T06:00:00.000Z',
  ])
})

test('the minutes around the change are ordinary', () => {
  expect(resolved('2026-03-29T00:59', 'Europe/London')).toEqual(['once', '2026-03-29T00:59:00.000Z'])
  expect(resolved('2026-03-29T02:00', 'Europe/London')).toEqual(['once', '2026-03-29T01:00:00.000Z'])
  expect(resolved('2026-10-25T00:59', 'Europe/London')).toEqual(['once', '2026-10-24T23:59:00.000Z'])
  expect(resolved('2026-10-25T02:00', 'Europe/London')).toEqual(['once', '2026-10-25T02:00:00.000Z'])
})

const changing = new Set(['Europe/London', ...zones.US.filter((zone) => !/Phoenix|Honolulu/.test(zone))])

test.each(Object.entries(zones).flatMap(([country, all]) => all.map((zone) => [country, zone] as const)))(
  '%s, %s: two years hour by hour, each moment is found again; clocks change where the law says so',
  (_country, zone) => {
    const kinds = new Set<string>()
    const lost: string[] = []
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 3_600_000) {
      const local = localTimeAt(new Date(at), zone)
      const found = resolveLocalTime(local, zone)
      const moments = [found.at, ...('second' in found ? [found.second] : [])].map((moment) => moment.getTime())
      if (!moments.includes(at)) lost.push(local)
      kinds.add(found.kind)
    }
    expect(lost).toEqual([])
    expect(kinds).toEqual(new Set(changing.has(zone) ? ['once', 'doubled'] : ['once']))
  },
)

test('whatever moment and zone: what the clocks show leads back to it', () => {
  const anyZone = constantFrom(...Object.values(zones).flat())
  const anyMinute = integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
  assert(
    property(anyZone, anyMinute, (zone, minutes) => {
      const found = resolveLocalTime(localTimeAt(new Date(minutes * 60_000), zone), zone)
      const moments = [found.at, ...('second' in found ? [found.second] : [])].map((moment) => moment.getTime())
      expect(found.kind).not.toBe('missing')
      expect(moments).toContain(minutes * 60_000)
    }),
  )
})

test('what is no time is refused', () => {
  for (const local of ['', '2026-13-01T00:00', '2026-02-30', 'now'])
    expect(() => resolveLocalTime(local, 'Europe/London')).toThrow(RangeError)
})
