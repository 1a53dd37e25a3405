import { expect, test } from 'vitest'
import { csvCell, csvOf } from './csv.ts'

test.each(['=', '+', '-', '@', '\t', '\r'])('text that begins with %j does not run as a formula', (lead) => {
  const cell = csvCell(`${lead}HYPERLINK(1)`)
  expect(cell.replace(/^"/, '')).toMatch(/^'/)
})

test('numbers keep their minus, absent values leave the cell empty', () => {
  expect([csvCell(-12.5), csvCell(0), csvCell(null), csvCell(undefined)]).toEqual(['-12.5', '0', '', ''])
})

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(csvCell('He said "no", twice')).toBe('"He said ""no"", twice"')
  expect(csvCell('two\nlines')).toBe('"two\nlines"')
})

test('rows end as the CSV standard says, and the file tells its encoding', () => {
  expect(csvOf([['Name'], ['Zoë']])).toBe('\uFEFFName\r\nZoë\r\n')
})
