import { expect, test } from 'vitest'
import { cellsOfList } from './cells-of-list.ts'

test('members are columns as they are first met; what is missing is empty, what is nested is left out and named', () => {
  const answer = {
    data: [
      { code: 'A', group: 8, sold: true },
      { code: 'B', label: null, parts: [1] },
    ],
  }
  expect(cellsOfList(answer, '$.data')).toEqual({
    cells: [
      ['code', 'group', 'sold', 'label'],
      ['A', '8', 'yes', ''],
      ['B', '', '', ''],
    ],
    leftOut: ['parts'],
  })
  expect(cellsOfList(['x', 2], '$')).toMatchObject({ cells: [['value'], ['x'], ['2']] })
  expect(cellsOfList({ d: [{ n: 'x' }] }, '$.d[*].n')).toMatchObject({ cells: [['value'], ['x']] })
})

test.each([
  [{ data: {} }, 'There is no list at $.data.'],
  [{}, 'There is no list at $.data.'],
  [{ data: [] }, 'The list at $.data is empty.'],
  [{ data: [['a']] }, 'The rows of the list are lists themselves: they have no names of columns.'],
  [{ data: Array.from({ length: 20_001 }, () => 1) }, 'There are more than 20,000 rows.'],
  [
    { data: [Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`c${at}`, 1]))] },
    'There are more than 50 columns.',
  ],
  [{ data: [{ a: 'x\0' }] }, 'It holds characters that cannot be kept.'],
])('%# says why nothing is taken', (answer, problem) => {
  expect(cellsOfList(answer, '$.data')).toEqual({ problem })
})

test.each([2 ** 53, -1e21, 1e-7])('%d is refused by its column: it would be another in a cell', (group) => {
  expect(
    cellsOfList(
      [
        { code: 'A', group: 1.5 },
        { code: 'B', group },
      ],
      '$',
    ),
  ).toEqual({
    problem: 'The column group holds numbers that would be kept otherwise: have them sent as text.',
  })
})
