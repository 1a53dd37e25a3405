import { expect, test } from 'vitest'
import { changed, isNarrowed, nextSort, pagesOf, readListState, writeListState } from './list-state.ts'

const shape = {
  sortKeys: ['name', 'createdAt'],
  defaultSort: '-createdAt',
  filters: [{ key: 'state', values: ['sent', 'failed'] }],
}
const read = (query: string) => readListState(new URLSearchParams(query), shape)

test('an empty address is the first page, sorted as usual', () => {
  expect(read('')).toEqual({ page: 1, size: 20, sort: '-createdAt', search: '', filters: {} })
})

test('reads what it knows and passes over what it does not', () => {
  expect(read('page=3&size=50&sort=name&q=harbour&state=failed')).toEqual({
    page: 3,
    size: 50,
    sort: 'name',
    search: 'harbour',
    filters: { state: 'failed' },
  })
  expect(read('page=-2&size=7&sort=password&state=deleted&companyId=1')).toEqual(read(''))
  expect(read('page=many')).toEqual(read(''))
})

test('writes only what differs, keeps the parameters of others, and reads back the same', () => {
  const current = new URLSearchParams('section=messages&state=sent&page=9')
  const state = changed(read('sort=name&q=a'), { filters: { state: 'failed' } })
  const written = writeListState(current, state, shape)
  expect(written.toString()).toBe('section=messages&state=failed&sort=name&q=a')
  expect(readListState(written, shape)).toEqual(state)
  expect(writeListState(written, read(''), shape).toString()).toBe('section=messages')
})

test('another filter begins on the first page', () => {
  expect(changed(read('page=4'), { search: 'x' }).page).toBe(1)
  expect(changed(read('page=4'), { page: 5 }).page).toBe(5)
})

test('a header sorts up, then down, then as usual', () => {
  expect([nextSort('-createdAt', 'name'), nextSort('name', 'name'), nextSort('-name', 'name')]).toEqual([
    'name',
    '-name',
    undefined,
  ])
})

test('knows whether rows are left out, and how many pages there are', () => {
  expect([isNarrowed(read('')), isNarrowed(read('q=a')), isNarrowed(read('state=sent'))]).toEqual([false, true, true])
  expect([pagesOf(0, 20), pagesOf(20, 20), pagesOf(21, 20)]).toEqual([1, 1, 2])
})

test('an address leads to no page that is refused', () => {
  expect(read('page=9999')).toMatchObject({ page: 500, size: 20 })
  expect(read('page=9999&size=100')).toMatchObject({ page: 100, size: 100 })
})
