import { expect, test, vi } from 'vitest'
import { readAllPages } from './read-all-pages.ts'

const rows = Array.from({ length: 450 }, (_, index) => index)

test('reads every page and tells how far it is', async () => {
  const onPage = vi.fn<(done: number, of: number) => void>()
  const load = async (page: number, size: number) => ({
    items: rows.slice((page - 1) * size, page * size),
    total: rows.length,
  })
  expect(await readAllPages(load, onPage)).toEqual(rows)
  expect(onPage.mock.calls).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
})

const oneRowOfMany = async (page: number) => ({ items: page === 1 ? [1] : [], total: 900 })

test('ends when rows go away while it reads', async () => {
  expect(await readAllPages(oneRowOfMany, () => undefined)).toEqual([1])
})
