import { expect, test } from 'vitest'
import { quote } from '../rating/quote.ts'
import { aProgram, aTable, load } from '../rating/test/a-program.ts'
import { traceOf } from '../rating/trace.ts'
import { rowsUsed } from './rows-used.ts'

test('a price names the rows it was made with: what each was found by, and what stood in it', () => {
  const rates = aTable([
    { when: ['Basic', ['0', '1000']], results: ['0.01'] },
    { when: ['Full', ['0', '1000']], results: ['0.02'] },
    { when: ['Full', ['1000', '9000']], results: ['0.03'] },
  ])
  const young = { when: [['0', '5']], results: ['1'] }
  const ages = aTable([young, { when: [['5', '30']], results: ['1.5'] }], {
    name: 'ages',
    dimensions: [{ kind: 'range', name: 'age', upperEnd: 'excluded' }],
    outputs: [{ kind: 'number', name: 'ageFactor', decimals: 2 }],
  })
  const loaded = load(
    aProgram({
      tables: [rates, ages],
      steps: [
        { kind: 'lookup', table: 'rates' },
        { kind: 'lookup', table: 'ages', per: 'pets' },
        { kind: 'premium', name: 'basic', formula: 'value * rate * SUM(pets.ageFactor)' },
      ],
    }),
  )
  const values = { plan: 'Full', value: '2000', pets: [{ age: '3' }, { age: '9' }] }
  const { trace } = quote(loaded, values, { startDate: '2026-11-17', trace: traceOf })
  expect(rowsUsed(loaded.program, trace ?? [], values)).toEqual([
    {
      table: 'rates',
      edition: 1,
      rows: [3],
      item: null,
      asked: [
        { name: 'plan', value: 'Full' },
        { name: 'value', value: '2000' },
      ],
      found: [{ name: 'rate', value: '0.0300' }],
    },
    expect.objectContaining({ table: 'ages', rows: [1], item: 1, asked: [{ name: 'age', value: '3' }] }),
    expect.objectContaining({ table: 'ages', rows: [2], item: 2, asked: [{ name: 'age', value: '9' }] }),
  ])
})
