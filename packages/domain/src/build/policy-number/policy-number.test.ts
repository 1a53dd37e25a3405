import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleOf } from '../../fields.ts'
import {
  canCollide,
  capacityOf,
  formatNumber,
  nextNumber,
  PolicyNumberForm,
  remainingOf,
  separators,
} from './policy-number.ts'

const example = exampleOf(PolicyNumberForm)
const today = '2026-11-15'

const partText = fc.stringMatching(/^[A-Z0-9]{1,4}$/)
const designs = fc
  .record({
    prefixes: fc.array(partText, { maxLength: 2 }),
    symbol: fc.constantFrom(...separators, null),
    length: fc.integer({ min: 1, max: 6 }),
    suffixes: fc.array(partText, { maxLength: 1 }),
    from: fc.nat(),
    to: fc.nat(),
    maxCount: fc.option(fc.integer({ min: 1, max: 5000 })),
  })
  .map(({ from, to, ...design }) => {
    const limit = 10 ** design.length
    const [startCount, endNumber] = [from % limit, to % limit].toSorted((left, right) => left - right) as [
      number,
      number,
    ]
    return PolicyNumberForm.parse({ ...example, minCount: null, ...design, startCount, endNumber })
  })

const messageOf = (change: object) => PolicyNumberForm.safeParse({ ...example, ...change }).error?.issues[0]?.message

test('joins prefixes, number and suffixes', () => {
  expect(formatNumber(example, 42)).toBe('TBK-PET-0000042')
  expect(formatNumber({ ...example, symbol: '&', suffixes: ['26'] }, 42)).toBe('TBK&PET&0000042&26')
  expect(formatNumber({ ...example, symbol: null }, 42)).toBe('TBKPET0000042')
})

test.each(['/', '.', ' ', '+', '--'])('refuses the separator %s', (symbol) => {
  expect(messageOf({ symbol })).toBe('Only - & _ can separate the parts')
  expect(messageOf({ prefixes: [`A${symbol}B`] })).toMatch('only - & _ can separate')
})

test('refuses a range that cannot be', () => {
  expect(messageOf({ length: 2 })).toBe('The last number has more digits than allowed')
  expect(messageOf({ startCount: 9, endNumber: 8, length: 1 })).toBe('The last number is lower than the first')
  expect(messageOf({ startDate: '2026-02-01', endDate: '2026-01-31' })).toBe('The last day is before the first')
  expect(messageOf({ prefixes: ['ABCDEFGHIJKL', 'ABCDEFGHIJKL'] })).toBe('Use 30 characters or fewer in all')
})

test('numbers follow one another without a gap, each once, and never pass the limit', () => {
  fc.assert(
    fc.property(designs, fc.nat(200), (design, steps) => {
      const seen = new Set<string>()
      for (let used = 0; used < steps; used++) {
        const number = design.startCount + used
        const isLeft = used < capacityOf(design)
        const expected = isLeft ? { number, text: formatNumber(design, number) } : { refusal: 'exhausted' }
        expect(nextNumber(design, used, today)).toEqual(expected)
        if (isLeft) seen.add(formatNumber(design, number))
        expect(remainingOf(design, used)).toBe(Math.max(0, capacityOf(design) - used))
      }
      expect(seen.size).toBe(Math.min(steps, capacityOf(design)))
      expect(design.startCount + capacityOf(design) - 1).toBeLessThanOrEqual(design.endNumber)
    }),
  )
})

test('are taken on the design’s days only', () => {
  const design = { ...example, startDate: '2026-11-16', endDate: '2026-11-20' }
  expect(nextNumber(design, 0, '2026-11-15')).toEqual({ refusal: 'too-early' })
  expect(nextNumber(design, 0, '2026-11-16')).toMatchObject({ number: 1 })
  expect(nextNumber(design, 0, '2026-11-20')).toMatchObject({ number: 1 })
  expect(nextNumber(design, 0, '2026-11-21')).toEqual({ refusal: 'too-late' })
})

const numbersOf = (design: PolicyNumberForm) =>
  Array.from({ length: capacityOf(design) }, (_, used) => formatNumber(design, design.startCount + used))

test('two designs that are said not to collide never write the same number', () => {
  const small = designs.filter((design) => capacityOf(design) <= 300)
  fc.assert(
    fc.property(small, small, (left, right) => {
      if (canCollide(left, right)) return
      expect(new Set(numbersOf(left)).isDisjointFrom(new Set(numbersOf(right)))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('the same shape collides where the ranges meet', () => {
  const later = { ...example, startCount: 500, endNumber: 999 }
  expect(canCollide(example, later)).toBe(true)
  expect(canCollide({ ...example, endNumber: 499 }, later)).toBe(false)
  // A-0001-7 could be number 1 of the one and number 7 of the other.
  const ambiguous = { ...example, prefixes: ['A'], length: 4, suffixes: ['7'], endNumber: 9999 }
  expect(canCollide(ambiguous, { ...example, prefixes: ['A', '0001'], length: 1, suffixes: [], endNumber: 9 })).toBe(
    true,
  )
})
