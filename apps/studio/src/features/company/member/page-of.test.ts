import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

const all = [
  { name: 'Pricing', size: 10 },
  { name: 'actuaries', size: 2 },
  { name: 'Claims', size: 9 },
]
const reading = {
  words: ({ name }: { name: string }) => name,
  keys: { name: ({ name }: { name: string }) => name, size: ({ size }: { size: number }) => size },
}
const read = (search: string, paging: { nowPage: number; pageSize: number; orderBy?: 'name' | '-name' | 'size' }) =>
  pageOf(all, { search, filters: {}, paging }, reading)

test('finds, sorts and cuts', () => {
  expect(read('', { nowPage: 1, pageSize: 2, orderBy: 'name' })).toEqual({ items: [all[1], all[2]], total: 3 })
  expect(read('', { nowPage: 2, pageSize: 2, orderBy: '-name' })).toEqual({ items: [all[1]], total: 3 })
  expect(read('', { nowPage: 1, pageSize: 9, orderBy: 'size' }).items.map(({ size }) => size)).toEqual([2, 9, 10])
  expect(read('PRI', { nowPage: 1, pageSize: 9 })).toEqual({ items: [all[0]], total: 1 })
})
