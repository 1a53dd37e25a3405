import type { Body } from '@coverwright/domain/build/body/body'
import { freeName } from '@coverwright/domain/build/dataset/data-name'
import { readLimit } from '@coverwright/domain/build/plan/limit'
import { readCsv } from '@coverwright/domain/build/pricing-table/read-csv'
import { suggestName } from '../editing/suggest-name.ts'
import { addItem, addPlan, codeFromTitle, setLimit } from './plan-operations.ts'

interface PlanGrid {
  readonly plans: readonly string[]
  readonly rows: readonly { readonly title: string; readonly limits: readonly string[] }[]
}

const longest = { plan: 60, item: 80, limit: 80 } as const
const most = { plans: 6, items: 60 } as const

/** Why a table is not taken, and the cell that is the reason. */
interface Refusal {
  readonly refused: 'untitled' | 'unheaded' | 'tooLong'
  readonly cell: string
  readonly most: number
}

/** A table of benefits as a spreadsheet copies it: plans along the top, what is covered down the side. All or nothing. */
export function gridFromText(text: string): PlanGrid | Refusal | undefined {
  const [head = [], ...lines] = readCsv(text, undefined, '\t')
    .map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
    .filter((row) => row.some((cell) => cell !== ''))
  // A column that keeps others apart has no heading; it is none of the plans.
  const columns = [...head.keys()].filter((column) => column > 0 && head[column] !== '')
  if (columns.length === 0 || lines.length === 0) return undefined
  const inColumns = (row: readonly string[]) => columns.map((column) => row[column] ?? '')
  const plans = inColumns(head)
  const [refusal] = [...tooLong(plans, longest.plan), ...lines.flatMap((line) => refusalsOf(line, new Set(columns)))]
  return refusal ?? { plans, rows: lines.map((row) => ({ title: row[0] ?? '', limits: inColumns(row) })) }
}

function refusalsOf([title = '', ...cells]: readonly string[], columns: ReadonlySet<number>): Refusal[] {
  const untitled = title === '' ? cells.filter(Boolean) : []
  const unheaded = cells.filter((cell, at) => cell !== '' && !columns.has(at + 1))
  return [
    ...untitled.map((cell): Refusal => ({ refused: 'untitled', cell, most: 0 })),
    ...unheaded.map((cell): Refusal => ({ refused: 'unheaded', cell, most: 0 })),
    ...tooLong([title], longest.item),
    ...tooLong(cells, longest.limit),
  ]
}

const tooLong = (cells: readonly string[], length: number): Refusal[] =>
  cells.filter((cell) => cell.length > length).map((cell) => ({ refused: 'tooLong', cell, most: length }))

/** What of it there is still room for; nothing is left out without being said. */
export const isTooMuch = ({ plans, rows }: PlanGrid, { cover }: Body): boolean =>
  cover.plans.length + plans.length > most.plans || cover.items.length + rows.length > most.items

/** Its plans and rows behind those that are there. */
export function addGrid(draft: Body, { plans, rows }: PlanGrid): void {
  const { cover } = draft
  const [firstPlan, firstItem] = [cover.plans.length, cover.items.length]
  for (const [at, title] of plans.entries()) {
    addPlan(draft, title)
    codeFromTitle(draft, firstPlan + at)
  }
  for (const [row, { title, limits }] of rows.entries()) {
    addItem(draft)
    const item = cover.items[firstItem + row]
    if (!item) continue
    item.title = title
    const wanted = suggestName(title)
    if (wanted) item.name = freeName(wanted, new Set(cover.items.map(({ name }) => name)))
    for (const [at, limit] of limits.entries())
      setLimit(draft, firstPlan + at, item.name, readLimit(limit, draft.rating.currency))
  }
}
