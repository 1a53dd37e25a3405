import { expect, test } from 'vitest'
import { namesAtOnce, namesFor } from './name-offer.ts'

const endings = ['co.example', 'example']

test('a word is offered under every ending, and others like it', () => {
  const names = namesFor('Tarnbrook Pets', endings)
  expect(names.slice(0, 2)).toEqual(['tarnbrook-pets.co.example', 'tarnbrook-pets-insurance.co.example'])
  expect(names).toContain('tarnbrookpets.example')
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeLessThanOrEqual(namesAtOnce)
})

test('a whole name comes first, once', () => {
  const names = namesFor('pets.example', endings)
  expect(names[0]).toBe('pets.example')
  expect(names.filter((name) => name === 'pets.example')).toHaveLength(1)
})

test.each(['', '-', '..', 'a'.repeat(64), 'xn--80ak6aa92e', 'аррӏе', '!!!', '-pets', 'http://'])(
  '%j is no name',
  (wish) => {
    expect(namesFor(wish, endings)).toEqual([])
  },
)
