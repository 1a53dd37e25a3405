import { CompileContext } from './compile-context.ts'
import { compileInputs } from './compile-inputs.ts'
import { compileSteps } from './compile-program.ts'
import { compileRules } from './compile-rules.ts'
import { planTable, type TablePlan } from './compile-tables.ts'
import type { Checked, Datum } from './formula-scope.ts'
import { tokensOf } from './formula-tokens.ts'
import type { Problem } from './problem.ts'
import type { RatingProgram } from './rating-program.ts'
import type { RatingStep, UnderwritingRule } from './rating-step.ts'
import type { RatingTable } from './rating-table.ts'

/** Something a formula may name. */
export interface KnownName {
  /** `age`, or `drivers.age` for what every item has. */
  readonly name: string
  readonly kind: Checked['kind']
  readonly group: string | null
  /** For a text that is one of a few. */
  readonly options: readonly string[] | null
  readonly unit: string | null
  readonly decimals: number | null
}

export interface ProgramCheck {
  readonly problems: readonly Problem[]
  /** In the order they become known. */
  readonly names: readonly KnownName[]
  readonly groups: readonly string[]
  /** For each step, how many of the names it may use; rules may use all. */
  readonly knownBefore: readonly number[]
  /** Results that nothing reads, by the position of the step that gives them. */
  readonly unused: ReadonlyMap<number, readonly string[]>
}

/** What can be said of a program without building its tables: quick enough to be asked at every letter typed. */
export function checkProgram(program: RatingProgram): ProgramCheck {
  const context = new CompileContext(program.currencyDecimals)
  compileInputs(context, program)
  const plans = new Map(program.tables.map((table, position) => [table.name, sharedPlan(context, table, position)]))
  const knownBefore: number[] = []
  compileSteps(context, program.steps, plans, () => knownBefore.push(context.data.size))
  compileRules(context, program.rules, plans)
  return {
    problems: context.problems,
    names: Array.from(context.data, ([name, datum]) => knownName(name, datum)),
    groups: [...context.groups.keys()],
    knownBefore,
    unused: unusedResults(program),
  }
}

function knownName(name: string, datum: Datum): KnownName {
  return {
    name,
    kind: datum.kind,
    group: datum.group,
    options: datum.kind === 'text' ? (datum.options ?? null) : null,
    unit: datum.unit ?? null,
    decimals: datum.kind === 'number' ? datum.scale : null,
  }
}

interface ReadTable {
  readonly plan: TablePlan
  readonly problems: readonly Problem[]
}

const readTables = new WeakMap<RatingTable, ReadTable>()

/** A table does not change while the steps are written, and may have very many rows: it is read once. */
function sharedPlan(context: CompileContext, table: RatingTable, position: number): TablePlan {
  let read = readTables.get(table)
  if (!read) {
    const own = new CompileContext(context.currencyDecimals)
    read = { plan: planTable(own, table, position), problems: own.problems }
    readTables.set(table, read)
  }
  context.problems.push(...read.problems)
  return { ...read.plan, position, scales: [...read.plan.scales], pending: [] }
}

/** Rates and formulas whose result no later step and no rule asks for. */
function unusedResults({ steps, rules, tables }: RatingProgram): Map<number, readonly string[]> {
  const tableOf = (name: string) => tables.find((table) => table.name === name)
  const used = new Set([...steps, ...rules].flatMap((each) => namesRead(each, tableOf)))
  const unused = new Map<number, readonly string[]>()
  for (const [position, step] of steps.entries()) {
    const spare = resultsOf(step, tableOf).filter((name) => !used.has(name))
    if (spare.length > 0) unused.set(position, spare)
  }
  return unused
}

type TableOf = (name: string) => RatingTable | undefined

/** Results that are good for nothing but to be read by others: a premium or a tax is an end in itself. */
function resultsOf(step: RatingStep, tableOf: TableOf): string[] {
  if (step.kind === 'formula' || step.kind === 'round') return [step.name]
  if (step.kind !== 'lookup') return []
  return (tableOf(step.table)?.outputs ?? []).map(({ name }) => step.as[name] ?? name)
}

/** The data names that a step or rule reads, without the name of their group. */
function namesRead(step: RatingStep | UnderwritingRule, tableOf: TableOf): string[] {
  if ('table' in step) return (tableOf(step.table)?.dimensions ?? []).map(({ name }) => step.using[name] ?? name)
  if (step.kind === 'round') return [step.of]
  return formulasOf(step).flatMap(namesIn)
}

function formulasOf(step: Exclude<RatingStep | UnderwritingRule, { table: string }>): string[] {
  const fields = ['formula', 'when', 'percent', 'price', 'persons', 'sumInsured', 'ratePerThousand', 'amount'] as const
  const written: { readonly kind: string } & Partial<Record<(typeof fields)[number], unknown>> = step
  return fields.flatMap((field) => {
    const formula = written[field]
    return typeof formula === 'string' ? [formula] : []
  })
}

function namesIn(formula: string): string[] {
  try {
    return tokensOf(formula)
      .filter(({ kind }) => kind === 'name')
      .map(({ text }) => text.split('.').at(-1) ?? text)
  } catch {
    // What cannot be read yet is told as a problem of its own; until then nothing is called unused because of it.
    return [...formula.matchAll(/[A-Za-z_]\w*/g)].map(([text]) => text)
  }
}
