import type { TableShape } from './pricing-table.ts'

type Column = TableShape['dimensions'][number] | TableShape['outputs'][number]

/** What makes it the same column: keys come back from the database in any order, and how many noughts a sheet writes is its look. */
export const columnText = (column: Column): string =>
  JSON.stringify(
    Object.entries(column)
      .filter(([name]) => name !== 'shown')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
