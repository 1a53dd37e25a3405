import { expect, test } from 'vitest'
import { fitDrafts } from './check-draft.ts'

const brief = {
  about: 'Dental treatment is paid up to £1,500 a year from 1 March.',
  example: '{{company}} looks after {{product}}.',
  product: 'Pet Lifetime 24',
  fields: ['{{product}}', '{{link}}', '{{company}}'],
  length: 120,
}

test.each([
  ['as it is', 'Teeth matter: {{product}} pays up to £1,500 a year. {{link}}'],
  ['with a figure written otherwise', 'From 1 March: 1500 pounds for teeth with {{company}}.'],
  ['with what the product is called', 'Pet Lifetime 24 looks after teeth.'],
  ['with a fallback', 'Our {{product|cover}} looks after teeth.'],
])('a draft fits %s', (_what, draft) => {
  expect(fitDrafts(brief, [draft])).toEqual([draft])
})

test.each([
  ['a figure that nobody gave', 'Save 20% on dental treatment.'],
  ['a part of a figure', 'Up to £500 a year.'],
  ['a field that posts do not know', 'Dear {{name}}, teeth matter.'],
  ['half a field', 'Teeth matter. {{link'],
  ['a link', 'Teeth matter: https://evil.example'],
  ['markup', 'Teeth <b>matter</b>.'],
  ['more than fits', 'Teeth matter. '.repeat(20)],
  ['nothing', ''],
])('a draft with %s is left out', (_what, draft) => {
  expect(fitDrafts(brief, [draft])).toEqual([])
})

test('two alike are one', () => {
  expect(fitDrafts(brief, ['Teeth matter.', 'Teeth matter.'])).toHaveLength(1)
})
