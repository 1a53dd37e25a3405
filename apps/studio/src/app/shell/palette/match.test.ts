import { expect, test } from 'vitest'
import { matching } from './match.ts'

const titles = ['Product library', 'Products', 'Primary products', 'Settings']
const found = (query: string) => matching(titles, (title) => title, query)

test('all words, in any order and case; beginnings first', () => {
  expect(found('LIB prod')).toEqual(['Product library'])
  expect(found('prod')).toEqual(['Product library', 'Products', 'Primary products'])
  expect(found('pri')).toEqual(['Primary products'])
  expect(found('zebra')).toEqual([])
})

test('nothing typed finds all', () => {
  expect(found('  ')).toEqual(titles)
})
