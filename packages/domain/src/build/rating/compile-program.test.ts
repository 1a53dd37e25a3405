import { expect, test } from 'vitest'
import { compileProgram } from './compile-program.ts'
import { aProgram, aTable } from './test/a-program.ts'

test('tells all problems at their places, with what was meant', () => {
  const { compiled, problems } = compileProgram(
    aProgram({
      tables: [
        aTable([
          { when: ['Full', ['0', '10']], results: ['1'] },
          { when: ['Full', ['5', '2']], results: ['1'] },
          { when: ['Full', null], results: ['one'] },
        ]),
      ],
      steps: [
        { kind: 'lookup', table: 'rate' },
        { kind: 'premium', name: 'basic', formula: 'valeu * 2' },
        { kind: 'discount', name: 'less', percent: '10', when: 'plan = "Ful"' },
      ],
    }),
  )
  expect(compiled).toBeNull()
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
    { place: { table: 'rates', edition: 1, row: 3, column: 'rate' } },
    { place: { step: 'rate', position: 0 }, suggestion: 'rates' },
    { place: { step: 'basic', position: 1, field: 'formula', from: 0, to: 5 }, suggestion: 'value' },
    { place: { step: 'less', position: 2, field: 'when', from: 7, to: 12 }, suggestion: 'Full' },
    { place: { table: 'rates', edition: 1, row: 2, column: 'value' } },
  ])
})

test('what a wrong step was to give is no second mistake where it is named', () => {
  const { problems } = compileProgram(
    aProgram({
      steps: [
        { kind: 'formula', name: 'load', formula: '1 +' },
        { kind: 'premium', name: 'basic', formula: 'value * load' },
      ],
    }),
  )
  expect(problems).toMatchObject([
    { message: 'The formula stops too early.', place: { position: 0 } },
    { message: 'load is not known until its own step is put right.', place: { position: 1, from: 8, to: 12 } },
  ])
})

test.each([
  [
    'first',
    [
      { when: [null, null], results: ['1'] },
      { when: ['Full', null], results: ['2'] },
    ],
    /can never apply/,
    { row: 2 },
  ],
  [
    'unique',
    [
      { when: [null, ['0', '9']], results: ['1'] },
      { when: ['Full', ['5', null]], results: ['2'] },
    ],
    /overlaps with row 1/,
    { row: 2 },
  ],
  [
    'first',
    [
      { when: ['Full', ['0', '9']], results: ['1'] },
      { when: ['Full', ['10', null]], results: ['2'] },
    ],
    /value from 9.00 to below 10.00/,
    { column: 'value' },
  ],
])('warns of a row in a %s table', (hitPolicy, rows, message, place) => {
  const { compiled, problems } = compileProgram(
    aProgram({
      tables: [aTable(rows, { hitPolicy })],
      steps: [
        { kind: 'lookup', table: 'rates' },
        { kind: 'premium', name: 'basic', formula: 'rate' },
      ],
    }),
  )
  expect(compiled).not.toBeNull()
  expect(problems).toMatchObject([{ severity: 'warning', message: expect.stringMatching(message), place }])
})
