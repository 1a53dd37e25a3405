import { expect, test } from 'vitest'
import { toAmerican } from './spelling.ts'

test('words are spelt the American way, keeping their capital', () => {
  expect(toAmerican('Colour of the organisation')).toBe('Color of the organization')
  expect(toAmerican('Company document centre')).toBe('Company document center')
})

test('a word that only begins like one in the table is left alone', () => {
  expect(toAmerican('The centrepiece is colourful')).toBe('The centrepiece is colourful')
})
