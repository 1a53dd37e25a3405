import { expect, test } from 'vitest'
import { corrected, piecesOf } from './paint.ts'

const knows = (name: string) => name === 'base' || name === 'area'
const drawn = (formula: string, wrong: { from: number; to: number } | null = null) =>
  piecesOf(formula, knows, wrong).map(({ text, look, isWrong }) => `${isWrong ? '!' : ''}${look}:${text}`)

test('known names stand out, functions and numbers do not', () => {
  expect(drawn('MIN(base, 2) * aera')).toEqual(['plain:MIN(', 'name:base', 'plain:, 2) * ', 'unknown:aera'])
})

test('what is wrong is marked exactly, over looks and at the end', () => {
  expect(drawn('base * aera', { from: 7, to: 11 })).toEqual(['name:base', 'plain: * ', '!unknown:aera'])
  expect(drawn('base *', { from: 6, to: 6 })).toEqual(['name:base', 'plain: ', '!plain:*'])
  expect(drawn('', { from: 0, to: 0 })).toEqual([])
})

test('a text that is not closed yet leaves what stands before it', () => {
  expect(drawn('base = "La')).toEqual(['name:base', 'plain: = "La'])
})

test('every letter is drawn once', () => {
  const formula = 'IF(area = "a ""b""", base ; 2) £'
  expect(piecesOf(formula, knows, { from: 26, to: 27 }).map(({ text }) => text)).toHaveLength(
    new Set(piecesOf(formula, knows, { from: 26, to: 27 }).map(({ at }) => at)).size,
  )
  expect(
    piecesOf(formula, knows, { from: 26, to: 27 })
      .map(({ text }) => text)
      .join(''),
  ).toBe(formula)
})

test('what was meant takes the place of what is wrong, a text with its quotes', () => {
  expect(corrected('base * aera', { from: 7, to: 11 }, 'area')).toBe('base * area')
  expect(corrected('plan = "Ful"', { from: 7, to: 12 }, 'Full')).toBe('plan = "Full"')
  expect(corrected('IF(a; 1)', { from: 4, to: 5 }, ',')).toBe('IF(a, 1)')
})
