import { parseFormula } from '@coverwright/domain/build/rating/formula-parse'
import { expect, test } from 'vitest'
import { firstTest, isWhole, readConditions, writeConditions } from './conditions.ts'

test.each([
  'pet_age > 10',
  'AND(pet_age >= 8, breed = "Great ""Dane""")',
  'OR(chipped, NOT(vaccinated), born < DATE(2010, 1, 31), balance <= -5)',
  '',
])('%s is read and written the same', (formula) => {
  const conditions = readConditions(formula)
  expect(conditions).not.toBeNull()
  expect(conditions && writeConditions(conditions)).toBe(formula)
  if (formula) parseFormula(formula)
})

test.each(['pet_age * 2 > 10', 'AND(a > 1, OR(b = 2, c = 3))', 'IF(a, b, c)', 'a > b', 'a >', 'a = ""'])(
  '%s stays a formula',
  (formula) => {
    expect(readConditions(formula)).toBeNull()
  },
)

test('no longer chosen is written as not', () => {
  expect(readConditions('NOT(chipped)')).toEqual({
    join: 'all',
    tests: [{ name: 'chipped', how: '=', value: 'no', kind: 'yes-no' }],
  })
})

test.each(['pet_age > ?', 'AND(chipped, breed = ?)'])(
  '%s, a line still to be finished, is kept and stops pricing',
  (formula) => {
    const conditions = readConditions(formula)
    expect(conditions?.tests.at(-1)).toMatchObject({ value: '' })
    expect(conditions && writeConditions(conditions)).toBe(formula)
    expect(() => parseFormula(formula)).toThrow('What to compare with is still to be said here.')
  },
)

test('a question mark of a text is one', () => {
  expect(readConditions('breed = "Which?"')?.tests).toMatchObject([{ value: 'Which?' }])
})

test('a new line compares with nothing, and is written as still to be finished', () => {
  const line = firstTest({ name: 'pet_age', kind: 'number' })
  expect(line.value).toBe('')
  expect(isWhole(line)).toBe(false)
  expect(writeConditions({ join: 'all', tests: [line] })).toBe('pet_age > ?')
  expect(isWhole({ ...line, value: 'eight' })).toBe(false)
  expect(isWhole({ ...line, value: '8' })).toBe(true)
  expect(isWhole(firstTest({ name: 'chipped', kind: 'yes-no' }))).toBe(true)
})
