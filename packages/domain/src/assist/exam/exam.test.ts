import { expect, test } from 'vitest'
import { drawSheet } from './draw-sheet.ts'
import { countRight, failedIn, isPass, percentOf, weakTopicsOf } from './grade.ts'
import { shuffled } from './shuffle.ts'

const questionOf = (nth: number) => ({
  id: `q${nth}`,
  text: `Question ${nth}`,
  answer: 'right',
  wrong: ['a', 'b', 'c'],
  folderId: 'folder',
  fileId: 'file',
  fileName: 'Booklet',
  version: 1,
  passage: nth,
  heading: nth % 2 === 0 ? 'Vet fees' : 'Dental',
  quote: 'What it says.',
  place: { is: 'page', page: 1 } as const,
})
const questions = Array.from({ length: 12 }, (_, nth) => questionOf(nth))

test('a seed gives one order, and seeds give many', () => {
  expect(shuffled([1, 2, 3, 4, 5, 6, 7], 11)).toEqual(shuffled([1, 2, 3, 4, 5, 6, 7], 11))
  const orders = new Set(Array.from({ length: 50 }, (_, seed) => shuffled([1, 2, 3, 4], seed).join()))
  expect(orders.size).toBeGreaterThan(15)
})

test('a sheet has as many questions as are asked, none twice, and the right answer in every place', () => {
  const sheets = Array.from({ length: 40 }, (_, seed) => drawSheet(questions, 5, seed))
  for (const sheet of sheets) {
    expect(new Set(sheet.map(({ questionId }) => questionId)).size).toBe(5)
    for (const { options, right } of sheet) expect(options[right]).toBe('right')
  }
  expect(new Set(sheets.flat().map(({ right }) => right))).toEqual(new Set([0, 1, 2, 3]))
})

test('an exam is passed from the very answer that makes the share', () => {
  expect(isPass(24, 30, 80)).toBe(true)
  expect(isPass(23, 30, 80)).toBe(false)
  expect(isPass(2, 3, 67)).toBe(false)
  expect(percentOf(2, 3)).toBe(66)
})

test('what was not answered is wrong, and shows as a weak topic', () => {
  const sheet = drawSheet(questions, 12, 3)
  const choices = sheet.map(({ right, source }) => (source.heading === 'Dental' ? null : right))
  expect(countRight(sheet, choices)).toBe(6)
  expect(failedIn(sheet, choices)).toHaveLength(6)
  expect(weakTopicsOf(sheet, choices)).toEqual([{ fileName: 'Booklet', heading: 'Dental', failed: 6, total: 6 }])
})
