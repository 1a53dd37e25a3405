import { expect, test } from 'vitest'
import { shiftDays } from './shift-days.ts'

const row = [
  '2026-03-04 10:00:00.5+00',
  '2026-12-31',
  '{"at": "2026-02-28T09:00:00.000Z", "born": "2020-02-29"}',
  '{"born-day": "6", "born-year": "2023", "born-month": "6", "drivers.1.driver_born-day": "31", "drivers.1.driver_born-year": "1990", "drivers.1.driver_born-month": "12"}',
  'Biscuit, Dog, born 6 June 2023',
  'TBK-PET-0000012',
  '07700 900123',
].join('\t')

test('every day of a row moves by as many days, however it is written', () => {
  expect(shiftDays(row, 10).split('\t')).toEqual([
    '2026-03-14 10:00:00.5+00',
    '2027-01-10',
    '{"at": "2026-03-10T09:00:00.000Z", "born": "2020-03-10"}',
    '{"born-day": "16", "born-year": "2023", "born-month": "6", "drivers.1.driver_born-day": "10", "drivers.1.driver_born-year": "1991", "drivers.1.driver_born-month": "1"}',
    'Biscuit, Dog, born 16 June 2023',
    'TBK-PET-0000012',
    '07700 900123',
  ])
  expect(shiftDays(shiftDays(row, 400), -400)).toBe(row)
})

test('a day of which somebody gave only a part stays as it is', () => {
  expect(shiftDays('{"born-day": "", "born-year": "2023", "born-month": "6"}', 3)).toBe(
    '{"born-day": "", "born-year": "2023", "born-month": "6"}',
  )
})
