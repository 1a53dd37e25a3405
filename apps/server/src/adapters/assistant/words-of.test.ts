import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

test('signs of no width hide no word from who asks', () => {
  expect(wordsOf('Den\u200btal\u200d treat\ufeffment')).toEqual(wordsOf('Dental treatment'))
})
