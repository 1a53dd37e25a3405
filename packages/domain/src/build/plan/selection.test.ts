import { expect, test } from 'vitest'
import { sampleBody } from '../body/sample-body.ts'
import { firstSelection, select } from './selection.ts'
import { coverUnder } from './terms.ts'

const options = ['100', '300', '500'].map((value) => ({ value, label: value }))
const cover = { ...sampleBody.cover, choices: [{ name: 'excess', title: 'Excess', options, standard: '100' }] }
const before = firstSelection(cover)
const excessOf = (change: string | undefined, kept: string, of = cover) =>
  select(of, { ...before, choices: { excess: kept } }, change === undefined ? {} : { choices: { excess: change } })
    .choices['excess']

test('a choice is taken over when it is on offer, and stays as it was when it is not', () => {
  expect(excessOf('300', '100')).toBe('300')
  expect(excessOf('9', '300')).toBe('300')
  expect(excessOf(undefined, '500')).toBe('500')
})

test('what an underwriter settled is what is chosen, whatever was chosen before and is sent now', () => {
  const settled = coverUnder(cover, { choices: { excess: '500' } })
  expect(excessOf(undefined, '100', settled)).toBe('500')
  expect(excessOf('300', '100', settled)).toBe('500')
})
