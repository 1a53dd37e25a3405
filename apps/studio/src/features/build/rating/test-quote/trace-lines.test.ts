import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { loadProgram } from '@coverwright/domain/build/rating/load-program'
import { quote } from '@coverwright/domain/build/rating/quote'
import { parseRatingProgram } from '@coverwright/domain/build/rating/rating-program'
import { traceOf } from '@coverwright/domain/build/rating/trace'
import { expect, test } from 'vitest'
import { traceLines, traceText } from './trace-lines.ts'

const program = parseRatingProgram({
  version: 1,
  name: 'Pets',
  currency: 'GBP',
  inputs: [
    { kind: 'choice', name: 'breed', options: ['Poodle'] },
    { kind: 'yes-no', name: 'chipped' },
  ],
  tables: [
    {
      name: 'breed_rates',
      hitPolicy: 'first',
      dimensions: [{ kind: 'text', name: 'breed' }],
      outputs: [{ kind: 'number', name: 'base_rate', decimals: 3 }],
      editions: [{ from: null, to: null, rows: [{ when: ['Poodle'], results: ['120.505'] }] }],
    },
  ],
  steps: [
    { kind: 'lookup', table: 'breed_rates' },
    { kind: 'premium', name: 'start', formula: 'base_rate' },
    { kind: 'discount', name: 'chip_discount', percent: '10', when: 'chipped' },
    { kind: 'add-on', name: 'dental', price: '10', when: 'TRUE' },
    { kind: 'tax', name: 'ipt', rates: [{ from: null, percent: '12' }] },
  ],
})

test('each line says what was done, from where, and what the premium became', () => {
  const { compiled } = compileProgram(program)
  if (!compiled) throw new Error('The program does not compile')
  const { trace, premium } = quote(
    loadProgram(compiled),
    { breed: 'Poodle', chipped: false },
    { startDate: '2026-11-20', trace: traceOf },
  )
  const lines = traceLines(program, trace ?? [])
  expect(lines.map(({ sign, title, value, premium: after, look }) => [sign, title, value, after, look])).toEqual([
    ['', 'Base rate', '120.505', null, 'plain'],
    ['', 'Start', '120.51', null, 'plain'],
    ['−', 'Chip discount', '0.00', null, 'skipped'],
    ['+', 'Dental', '10.00', '130.51', 'plain'],
    ['+ 12%', 'Ipt', '15.66', null, 'plain'],
    ['=', 'Gross', '146.17', null, 'sum'],
  ])
  expect(lines.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, null])
  expect(lines[0]?.source).toEqual({ kind: 'row', table: 'breed_rates', edition: 1, row: 1, others: [] })
  expect(lines[1]?.rounding).toMatchObject({ from: '120.505', decimals: 2 })
  expect(premium?.grossMinor).toBe(14_617)
  expect(traceText(lines).split('\n')).toHaveLength(6)
})
