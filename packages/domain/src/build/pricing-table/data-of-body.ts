import type { Language } from '../../base/language/language.ts'
import type { Body } from '../body/body.ts'
import { allInputsOf, ratingProgramOf } from '../body/rating-program-of.ts'
import { translated } from '../body/texts.ts'
import { checkProgram, type KnownName } from '../rating/check-program.ts'
import { coverStart } from '../rating/compile-inputs.ts'
import type { RatingTable } from '../rating/rating-table.ts'
import { endless, type KnownData } from './known-data.ts'
import type { TableShape } from './pricing-table.ts'

/** The columns of a product's tables, by the name of the table. */
export type TableShapes = Readonly<Record<string, TableShape>>

/**
 * Everything a column can ask: what the product asks for, the day the cover starts, and what steps and other tables work
 * out. A table's own results are left out: it cannot look itself up.
 */
export function dataOfBody(body: Body, shapes: TableShapes = {}): KnownData[] {
  const titles = titlesIn(body)
  const inputs = allInputsOf(body).map((input) => Object.assign({}, input, { titles: titles.get(input.name) }))
  const asked = new Set([...inputs.map(({ name }) => name), coverStart])
  const tables = Object.entries(shapes).map(([name, shape]) => emptyTable(name, shape))
  const formulas = new Set(
    body.rating.steps.flatMap((step) => (step.kind === 'formula' || step.kind === 'round' ? [step.name] : [])),
  )
  const worked = new Map<string, KnownData>()
  for (const found of checkProgram(ratingProgramOf(body, tables)).names) {
    const name = found.group === null ? found.name : found.name.slice(found.group.length + 1)
    if (asked.has(name) || worked.has(name)) continue
    worked.set(name, { ...workedOut(found, name), isWorkedOut: !formulas.has(name) })
  }
  // A formula that is still being written has no kind yet; most give numbers.
  for (const name of formulas) if (!asked.has(name) && !worked.has(name)) worked.set(name, aNumber(name, 0))
  const isStartAsked = inputs.some(({ name }) => name === coverStart)
  return [...inputs, ...(isStartAsked ? [] : [{ kind: 'date' as const, name: coverStart }]), ...worked.values()]
}

/** The words of questions and of the cover, by the data they ask for: sheets are headed by them, in any language. */
function titlesIn(body: Body): ReadonlyMap<string, readonly string[]> {
  const titles = new Map<string, Set<string>>()
  const add = (name: string, title: string | undefined) => {
    if (title) titles.set(name, (titles.get(name) ?? new Set()).add(title))
  }
  for (const { questions, cover } of [body, ...languagesOf(body).map((language) => translated(body, language))]) {
    for (const { name, label, shortLabel } of questions.groups.flatMap((group) => group.questions)) {
      add(name, label)
      add(name, shortLabel)
    }
    for (const { name, title } of [...cover.choices, ...cover.addOns]) add(name, title)
  }
  return new Map([...titles].map(([name, said]) => [name, [...said]]))
}

// The keys of a checked body are languages.
const languagesOf = ({ translations }: Body) => Object.keys(translations) as Language[]

const emptyTable = (name: string, shape: TableShape): RatingTable => ({
  ...shape,
  name,
  editions: [{ from: null, to: null, rows: [] }],
})

/** More decimals cannot be looked up: they are rounded in a step before. */
const lookedUpDecimals = 10

function workedOut({ kind, decimals }: KnownName, name: string): KnownData {
  if (kind !== 'number') return { kind, name }
  return aNumber(name, Math.min(decimals ?? 0, lookedUpDecimals))
}

const aNumber = (name: string, decimals: number): KnownData => ({
  kind: 'number',
  name,
  decimals,
  ...endless,
})

/** Steps and rules that look into a table, by what a person calls them. */
export function usersOfTable({ rating }: Body, table: string): string[] {
  const steps = rating.steps.flatMap((step, at) =>
    step.kind === 'lookup' && step.table === table ? [`Pricing step ${at + 1}`] : [],
  )
  const rules = rating.rules.flatMap((rule) =>
    rule.kind === 'table' && rule.table === table ? [`Underwriting rule ${rule.name}`] : [],
  )
  return [...steps, ...rules]
}
