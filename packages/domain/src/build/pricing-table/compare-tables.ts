import { z } from 'zod'
import { diffRows } from '../rating/diff-rows.ts'
import type { TableRow } from '../rating/rating-table.ts'
import { columnText } from './column-text.ts'
import type { TableShape } from './pricing-table.ts'
import { conditionText, resultText } from './table-text.ts'

const texts = z.array(z.string())

const RowChange = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  /** From 1: in the later version, or of a removed row in the earlier. */
  row: z.int(),
  when: texts,
  before: texts.nullable(),
  after: texts.nullable(),
})

export const TableComparison = z
  .object({
    /** Columns that came, went or changed; rows are compared only when there are none. */
    columns: texts,
    headings: texts,
    added: z.int(),
    removed: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** How far results in numbers moved, in per cent of what they were. */
    moves: z.array(
      z.object({ output: z.string(), up: z.int(), down: z.int(), highest: z.number(), lowest: z.number() }),
    ),
    rows: z.array(RowChange),
  })
  .meta({ id: 'PricingTableComparison' })

export type TableComparison = z.output<typeof TableComparison>

export interface TableContent {
  readonly shape: TableShape
  readonly rows: readonly TableRow[]
}

/** What an editor reads is the first of the changes; all of them are counted. */
const mostRows = 500

export function compareTables(before: TableContent, after: TableContent): TableComparison {
  const { dimensions, outputs } = after.shape
  const headings = [...dimensions, ...outputs].map(({ name }) => name)
  const columns = changedColumns(before.shape, after.shape)
  const none = {
    columns,
    headings,
    added: after.rows.length,
    removed: before.rows.length,
    changed: 0,
    unchanged: 0,
    moves: [],
    rows: [],
  }
  if (columns.length > 0) return none
  const { added, removed, changed } = diffRows(before.rows, after.rows)
  const whenOf = ({ when }: TableRow) =>
    when.map((cell, at) => (dimensions[at] ? conditionText(cell, dimensions[at]) : ''))
  const resultsOf = ({ results }: TableRow) =>
    results.map((result, at) => (outputs[at] ? resultText(result, outputs[at]) : result))
  const rows = [
    ...changed.slice(0, mostRows).map((change) => ({
      kind: 'changed' as const,
      row: change.row,
      when: whenOf(change.after),
      before: resultsOf(change.before),
      after: resultsOf(change.after),
    })),
    ...added.slice(0, mostRows).map((change) => ({
      kind: 'added' as const,
      row: change.row,
      when: whenOf(change.after),
      before: null,
      after: resultsOf(change.after),
    })),
    ...removed.slice(0, mostRows).map((change) => ({
      kind: 'removed' as const,
      row: change.row,
      when: whenOf(change.before),
      before: resultsOf(change.before),
      after: null,
    })),
  ]
  const moves = outputs.flatMap((output, at) =>
    output.kind === 'number'
      ? [
          moveOf(
            output.name,
            changed.map((change) => [Number(change.before.results[at]), Number(change.after.results[at])]),
          ),
        ]
      : [],
  )
  return {
    ...none,
    added: added.length,
    removed: removed.length,
    changed: changed.length,
    unchanged: after.rows.length - added.length - changed.length,
    moves: moves.filter(({ up, down }) => up + down > 0),
    rows,
  }
}

const written = (shape: TableShape) =>
  [...shape.dimensions, ...shape.outputs].map((column) => [column.name, columnText(column)] as const)

function changedColumns(before: TableShape, after: TableShape): string[] {
  const [old, now] = [new Map(written(before)), new Map(written(after))]
  const isMoved = [...old.keys()].join() !== [...now.keys()].join()
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name) !== now.get(name))
  return changed.length === 0 && isMoved ? [...now.keys()] : changed
}

function moveOf(output: string, pairs: readonly (readonly [number, number])[]) {
  const moved = pairs.filter(([before, after]) => before !== after)
  const percents = moved.flatMap(([before, after]) =>
    before === 0 ? [] : [Math.round(((after - before) / Math.abs(before)) * 1000) / 10],
  )
  let [highest, lowest] = [0, 0]
  for (const percent of percents) [highest, lowest] = [Math.max(highest, percent), Math.min(lowest, percent)]
  return {
    output,
    up: moved.filter(([before, after]) => after > before).length,
    down: moved.filter(([before, after]) => after < before).length,
    highest,
    lowest,
  }
}
