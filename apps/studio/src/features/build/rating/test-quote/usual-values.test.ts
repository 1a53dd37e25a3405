import { expect, test } from 'vitest'
import { usualValues } from './usual-values.ts'

test('what is not answered gets a usual answer, what is stays', () => {
  const program = {
    inputs: [
      { kind: 'choice', name: 'breed', options: ['Poodle', 'Lurcher'] },
      { kind: 'number', name: 'age', decimals: 0, min: '0', max: '20' },
      { kind: 'number', name: 'value', decimals: 0, min: '100', max: '900' },
      { kind: 'yes-no', name: 'chipped' },
      { kind: 'text', name: 'postcode', default: 'BS7' },
    ],
    groups: [
      { name: 'claims', min: 1, max: 3, inputs: [{ kind: 'number', name: 'cost', decimals: 0, min: '5', max: '9' }] },
    ],
  } as const
  expect(usualValues(structuredClone(program) as never, { breed: 'Lurcher', chipped: '' })).toEqual({
    breed: 'Lurcher',
    age: '1',
    value: '100',
    chipped: '',
    postcode: 'BS7',
    claims: [{ cost: '5' }],
  })
})
