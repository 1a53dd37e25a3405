import { expect, test } from 'vitest'
import { testFields } from './test-fields.ts'

const question = (name: string, label: string, shortLabel = '') => ({ name, label, shortLabel })
const body = {
  standard: { coverStart: 'cover_start' },
  period: { length: { by: 'months', months: 12 } },
  questions: {
    groups: [
      { name: 'pet', questions: [question('dog_breed', 'Which breed?', 'Breed'), question('born', 'When born?')] },
      { name: 'cat', questions: [question('cat_breed', 'And which breed is it?', 'Breed')] },
    ],
  },
  cover: {
    planName: 'plan',
    plans: [],
    choices: [{ name: 'excess', title: 'You pay first', options: [] }],
    addOns: [],
  },
  dataset: { properties: [] },
}
const inputs = ['excess', 'plan', 'cat_breed', 'cover_start', 'vet_band', 'born', 'dog_breed']

test('fields are in the body’s words and order, and those in the same words go by their names', () => {
  const program = { inputs: inputs.map((name) => ({ kind: 'text', name })), groups: [] }
  const { fields } = testFields(body as never, program as never)
  expect(fields.map(({ label }) => label)).toEqual([
    'Dog breed',
    'When born?',
    'Cat breed',
    'Plan',
    'You pay first',
    'Vet band',
  ])
})
