import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { loadProgram } from '@coverwright/domain/build/rating/load-program'
import { quote } from '@coverwright/domain/build/rating/quote'
import { parseRatingProgram } from '@coverwright/domain/build/rating/rating-program'
import { traceOf } from '@coverwright/domain/build/rating/trace'
import { expect, test } from 'vitest'
import { resultsOfSteps, stepPositions } from './results-of-steps.ts'

const program = parseRatingProgram({
  version: 1,
  name: 'Cars',
  currency: 'GBP',
  inputs: [],
  groups: [{ name: 'drivers', min: 1, max: 3, inputs: [{ kind: 'number', name: 'age', min: '17', max: '99' }] }],
  tables: [],
  steps: [
    { kind: 'formula', name: 'young', per: 'drivers', formula: 'IF(age < 25, 1.5, 1)' },
    { kind: 'premium', name: 'start', formula: '100' },
    { kind: 'driver', name: 'drivers_load', group: 'drivers', percent: 'IF(age < 25, 20, 5)' },
    { kind: 'tax', name: 'ipt', rates: [{ from: null, percent: '12' }] },
  ],
})
const { compiled } = compileProgram(program)

test('every line of a trace leads to its step, and each step shows its own amount', () => {
  if (!compiled) throw new Error('The program does not compile')
  const answers = { drivers: [{ age: 20 }, { age: 40 }] }
  const { trace } = quote(loadProgram(compiled), answers, { startDate: '2026-11-20', trace: traceOf })
  const positions = stepPositions(program)
  expect(trace?.filter(({ step }) => step !== 'gross').every(({ step }) => positions.has(step))).toBe(true)
  expect([...resultsOfSteps(program, trace ?? [])]).toEqual([
    [0, { values: ['1.5', '1.0'], premium: null }],
    [1, { values: ['100.00'], premium: '100.00' }],
    [2, { values: ['25.00'], premium: '125.00' }],
    [3, { values: ['15.00'], premium: '125.00' }],
  ])
})
