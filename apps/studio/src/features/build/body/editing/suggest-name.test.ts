import { freeName } from '@coverwright/domain/build/dataset/data-name'
import { expect, test } from 'vitest'
import { suggestName } from './suggest-name.ts'

test.each([
  ['What is your pet’s name?', 'pet_name'],
  ['Date of birth', 'date_birth'],
  ['How many claims have you made in the last 5 years?', 'many_claims_made_last_5_years'],
  ['When was {{pet_name}} born?', 'when_born'],
  ['Café München', 'cafe_munchen'],
  ['2nd driver', 'nd_driver'],
  ['constructor', ''],
  ['这是什么', ''],
  ['', ''],
])('%s is named %s', (words, name) => {
  expect(suggestName(words)).toBe(name)
})

test('a name that is taken gets the next number', () => {
  expect(freeName('age', new Set())).toBe('age')
  expect(freeName('age', new Set(['age']))).toBe('age_2')
  expect(freeName('age_2', new Set(['age', 'age_2', 'age_3']))).toBe('age_4')
})
