import type { Body } from '@coverwright/domain/build/body/body'
import { freeName } from '@coverwright/domain/build/dataset/data-name'
import { suggestName } from '../editing/suggest-name.ts'
import { addItem, addPlan, codeFromTitle, setLimit } from './plan-operations.ts'

interface PlanGrid {
  readonly plans: readonly string[]
  readonly rows: readonly { readonly title: string; readonly limits: readonly string[] }[]
}

const longest = { plan: 60, item: 80, limit: 80 } as const
const most = { plans: 6, items: 60 } as const

/** A table of benefits as a spreadsheet copies it: plans along the top, what is covered down the side. */
export function gridFromText(text: string): PlanGrid | undefined {
  const [head, ...lines] = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const plans = (head ?? []).slice(1).filter(Boolean)
  const rows = lines
    .filter(([title = '']) => title !== '')
    .map(([title = '', ...limits]) => ({ title: title.slice(0, longest.item), limits: limits.slice(0, plans.length) }))
  return plans.length === 0 || rows.length === 0
    ? undefined
    : { plans: plans.map((title) => title.slice(0, longest.plan)), rows }
}

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
      setLimit(draft, firstPlan + at, item.name, limit.slice(0, longest.limit))
  }
}
