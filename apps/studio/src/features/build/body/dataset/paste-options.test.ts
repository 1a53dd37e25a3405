import { expect, test } from 'vitest'
import { optionsFromText, valueFor } from './paste-options.ts'

test('a column from a spreadsheet is options, blank and repeated lines left out', () => {
  expect(optionsFromText('Labrador\r\nPoodle\r\n\r\nPoodle\r\n"Jack ""JR"" Russell"\r\n')).toEqual([
    { value: 'labrador', label: 'Labrador' },
    { value: 'poodle', label: 'Poodle' },
    { value: 'jack_jr_russell', label: 'Jack "JR" Russell' },
  ])
})

test('two columns are labels and the values they stand for', () => {
  expect(optionsFromText('Labrador\tLAB\nPoodle\t')).toEqual([
    { value: 'LAB', label: 'Labrador' },
    { value: 'poodle', label: 'Poodle' },
  ])
  expect(optionsFromText('One word')).toHaveLength(1)
  expect(optionsFromText('')).toEqual([])
})

test('values are made of what letters and digits there are', () => {
  expect(valueFor('Über 65 — retired')).toBe('uber_65_retired')
  expect(valueFor('£100')).toBe('100')
  expect(valueFor('狗')).toBe('狗')
  expect(valueFor('—')).toBe('—')
})
