import { expect, test } from 'vitest'
import { corpus } from './test/corpus.ts'
import { expectedOf, outcomeOf } from './test/outcome.ts'

test.each(corpus)('$name: is identified, asks what is open, converts to what it means', (each) => {
  expect(outcomeOf(each)).toMatchObject(expectedOf(each))
})

test('there are at least forty', () => expect(corpus.length).toBeGreaterThanOrEqual(40))
