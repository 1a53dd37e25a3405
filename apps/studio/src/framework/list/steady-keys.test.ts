import { expect, test } from 'vitest'
import { carryOver } from './steady-keys.ts'

const first = carryOver({ names: [], keys: [], given: 0 }, ['base', 'area', 'tax'])
const [base, area, tax] = first.keys

test('what is renamed keeps its key, and so does everything else', () => {
  expect(carryOver(first, ['base', 'region', 'tax']).keys).toEqual([base, area, tax])
})

test('what is moved takes its key along', () => {
  expect(carryOver(first, ['tax', 'base', 'area']).keys).toEqual([tax, base, area])
})

test('what is added gets one that nothing had, wherever it is put', () => {
  const { keys } = carryOver(first, ['fee', 'base', 'area', 'tax'])
  expect(keys.slice(1)).toEqual([base, area, tax])
  expect(first.keys).not.toContain(keys[0])
})

test('what is removed takes its key with it, and nothing gets it again', () => {
  const removed = carryOver(first, ['base', 'tax'])
  expect(removed.keys).toEqual([base, tax])
  expect(carryOver(removed, ['base', 'area', 'tax']).keys[1]).not.toBe(area)
})

test('what comes to be called like the next one takes nothing from it', () => {
  expect(carryOver(first, ['area', 'area', 'tax']).keys).toEqual([base, area, tax])
})

test('things of one name are told apart', () => {
  const twice = carryOver(first, ['base', 'base', 'tax'])
  expect(new Set(twice.keys).size).toBe(3)
  expect(carryOver(twice, ['base', 'other', 'tax']).keys).toEqual(twice.keys)
})
