import { expect, test } from 'vitest'
import { columnsInView, placeAfter, rowsInView } from './grid-window.ts'

test('only rows near the view are drawn, however many there are', () => {
  expect(rowsInView(0, 560, 100_000)).toEqual({ first: 0, last: 32 })
  expect(rowsInView(1_400_000, 560, 100_000)).toEqual({ first: 49_988, last: 50_032 })
  expect(rowsInView(2_799_440, 560, 100_000).last).toBe(99_999)
  expect(rowsInView(0, 560, 3)).toEqual({ first: 0, last: 2 })
})

test('only columns near the view are drawn', () => {
  const edges = Array.from({ length: 301 }, (_none, at) => at * 100)
  expect(columnsInView(0, 800, edges)).toEqual({ first: 0, last: 9 })
  expect(columnsInView(15_000, 800, edges)).toEqual({ first: 148, last: 159 })
  expect(columnsInView(29_200, 800, edges).last).toBe(299)
})

test('keys move within the grid and never out of it', () => {
  const grid = { rows: 100, columns: 5, page: 20, isFar: false }
  expect(placeAfter('ArrowDown', { row: 99, column: 0 }, grid)).toEqual({ row: 99, column: 0 })
  expect(placeAfter('PageDown', { row: 3, column: 2 }, grid)).toEqual({ row: 23, column: 2 })
  expect(placeAfter('End', { row: 3, column: 2 }, { ...grid, isFar: true })).toEqual({ row: 99, column: 4 })
  expect(placeAfter('x', { row: 3, column: 2 }, grid)).toBeUndefined()
})
