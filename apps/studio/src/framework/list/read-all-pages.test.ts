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

test('goes on from row to row where there are more than page numbers reach', async () => {
  const load = async (page: number, size: number, after?: string) => {
    expect(page).toBe(1)
    const from = Number(after ?? 0)
    const hasNext = from + size < rows.length
    return { items: rows.slice(from, from + size), total: 200, after: hasNext ? String(from + size) : undefined }
  }
  const onPage = vi.fn<(done: number, of: number) => void>()
  expect(await readAllPages(load, onPage)).toEqual(rows)
  expect(onPage.mock.calls).toEqual([
    [1, 2],
    [2, 3],
    [3, 3],
  ])
})
