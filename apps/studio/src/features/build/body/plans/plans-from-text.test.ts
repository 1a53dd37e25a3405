import { Body } from '@coverwright/domain/build/body/body'
import { emptyBody } from '@coverwright/domain/build/body/empty-body'
import { produce } from 'immer'
import { expect, test } from 'vitest'
import { addGrid, gridFromText, isTooMuch } from './plans-from-text.ts'

const table = 'Cover\tEssential\tPremier\r\nMedical costs\t£5 million\t£10 million\r\n\r\nBaggage\t\t£2,000\r\n'
const empty = emptyBody({ name: 'Trips', currency: 'GBP' })

test('a table copied from a spreadsheet is plans and rows; an empty cell is not covered', () => {
  const grid = gridFromText(table)
  if (!grid) throw new Error('It was not read')
  const { cover } = Body.parse(produce(empty, (draft) => addGrid(draft, grid)))
  expect(cover.items).toEqual([
    { name: 'medical_costs', title: 'Medical costs' },
    { name: 'baggage', title: 'Baggage' },
  ])
  expect(cover.plans).toMatchObject([
    { code: 'essential', title: 'Essential', limits: { medical_costs: '£5 million' } },
    { code: 'premier', title: 'Premier', limits: { medical_costs: '£10 million', baggage: '£2,000' } },
  ])
})

test('what is no table of plans is not taken for one, nor one with more plans than there may be', () => {
  expect(gridFromText('Essential')).toBeUndefined()
  expect(gridFromText('')).toBeUndefined()
  const seven = gridFromText(`Cover\t${'ABCDEFG'.split('').join('\t')}\nBaggage\t1`)
  expect(seven && isTooMuch(seven, empty)).toBe(true)
})
