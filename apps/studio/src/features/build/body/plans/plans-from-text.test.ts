import { Body } from '@coverwright/domain/build/body/body'
import { emptyBody } from '@coverwright/domain/build/body/empty-body'
import { produce } from 'immer'
import { expect, test } from 'vitest'
import { addGrid, gridFromText, isTooMuch } from './plans-from-text.ts'

const table = 'Cover\tEssential\tPremier\r\nMedical costs\t£5 million\t£10 million\r\n\r\nBaggage\t\t£2,000\r\n'
const empty = emptyBody({ name: 'Trips', currency: 'GBP' })

test('a table copied from a spreadsheet is plans and rows; an empty cell is not covered', () => {
  const grid = gridFromText(table)
  if (!grid || !('plans' in grid)) throw new Error('It was not read')
  const { cover } = Body.parse(produce(empty, (draft) => addGrid(draft, grid)))
  expect(cover.items).toEqual([
    { name: 'medical_costs', title: 'Medical costs' },
    { name: 'baggage', title: 'Baggage' },
  ])
  expect(cover.plans).toMatchObject([
    { code: 'essential', title: 'Essential', limits: { medical_costs: '£5 million' } },
    { code: 'premier', title: 'Premier', limits: { medical_costs: '£10 million', baggage: { amount: '2000' } } },
  ])
})

test('what is no table of plans is not taken for one, nor one with more plans than there may be', () => {
  expect(gridFromText('Essential')).toBeUndefined()
  expect(gridFromText('')).toBeUndefined()
  const seven = gridFromText(`Cover\t${'ABCDEFG'.split('').join('\t')}\nBaggage\t1`)
  expect(seven && 'plans' in seven && isTooMuch(seven, empty)).toBe(true)
})

test('cells stay in their columns, and a line break within a cell ends no row', () => {
  const copied = 'Cover\tEssential\t\tPremier\n"Medical\ncosts"\t"£5 ""all in"""\t\t£10\nBaggage\t\t\t£2'
  expect(gridFromText(copied)).toEqual({
    plans: ['Essential', 'Premier'],
    rows: [
      { title: 'Medical costs', limits: ['£5 "all in"', '£10'] },
      { title: 'Baggage', limits: ['', '£2'] },
    ],
  })
})

test.each([
  ['a row without a title', 'Cover\tEssential\n\t£5', { refused: 'untitled', cell: '£5' }],
  ['a cell beyond the headings', 'Cover\tEssential\nBaggage\t£5\t£10', { refused: 'unheaded', cell: '£10' }],
  ['a cell under an empty heading', 'Cover\t\tPremier\nBaggage\t£5\t£10', { refused: 'unheaded', cell: '£5' }],
  ['a long plan', `Cover\t${'p'.repeat(61)}\nBaggage\t£5`, { refused: 'tooLong', most: 60 }],
  ['a long title', `Cover\tPremier\n${'t'.repeat(81)}\t£5`, { refused: 'tooLong', most: 80 }],
  ['a long cell', `Cover\tPremier\nBaggage\t${'c'.repeat(81)}`, { refused: 'tooLong', most: 80 }],
])('%s is named, and nothing is taken', (_, text, refusal) => {
  expect(gridFromText(text)).toMatchObject(refusal)
})
