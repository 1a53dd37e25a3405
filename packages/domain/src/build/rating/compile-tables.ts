import { isBig } from './code.ts'
import type { CompileContext } from './compile-context.ts'
import { compileEdition } from './compile-table.ts'
import type { CompiledTable, KeySource } from './compiled-program.ts'
import { dayNumber, isoDate } from './day-number.ts'
import { type Checked, type Datum, kindWords } from './formula-scope.ts'
import type { Place } from './problem.ts'
import type { Output, RatingTable } from './rating-table.ts'
import { columnDecimals } from './table-columns.ts'
import { checkWidths, readOutput } from './table-outputs.ts'

/** A table while the steps that look into it are compiled: its number columns take the finest scale any step reads. */
export interface TablePlan {
  readonly table: RatingTable
  readonly position: number
  readonly scales: number[]
  /** By edition, then by output. */
  readonly results: readonly (readonly Float64Array[])[]
  /** What each output can be: the bounds over all editions. */
  readonly data: readonly Checked[]
  readonly pending: { keys: KeySource[]; sourceScales: readonly number[] }[]
}

export function planTables(context: CompileContext, tables: readonly RatingTable[]): Map<string, TablePlan> {
  const plans = new Map<string, TablePlan>()
  for (const [position, table] of tables.entries()) {
    if (plans.has(table.name)) context.error(`There is already a table called ${table.name}.`, { table: table.name })
    plans.set(table.name, planTable(context, table, position))
  }
  return plans
}

export function planTable(context: CompileContext, table: RatingTable, position: number): TablePlan {
  const place = { table: table.name }
  checkShape(context, table, place)
  const results = table.editions.map((edition, at) => {
    const here = { ...place, edition: at + 1 }
    checkWidths(context, table, edition, here)
    return table.outputs.map((output, column) => readOutput(context, edition, output, column, here))
  })
  const scales = table.dimensions.map(({ kind }, at) =>
    kind === 'text' || kind === 'yes-no' || kind === 'date-range'
      ? 0
      : Math.max(...table.editions.map(({ rows }) => columnDecimals(rows, at))),
  )
  const data = table.outputs.map((output, column) => outputDatum(table, results, output, column))
  return { table, position, scales, results, data, pending: [] }
}

function checkShape(context: CompileContext, table: RatingTable, place: Place) {
  const { hitPolicy, dimensions, editions } = table
  checkPreference(context, table, place)
  const curves = dimensions.filter(({ kind }) => kind === 'curve').length
  if (hitPolicy === 'interpolate' && curves !== 1)
    context.error('A table that interpolates needs exactly one curve column.', place)
  if (hitPolicy !== 'interpolate' && curves > 0)
    context.error('Only a table that interpolates can have a curve column.', place)
  for (const { kind, name } of dimensions)
    if (hitPolicy === 'interpolate' && (kind === 'range' || kind === 'date-range'))
      context.error('A table that interpolates cannot have bands.', { ...place, column: name })
  checkDates(context, editions, place)
}

function checkPreference(context: CompileContext, { hitPolicy, prefer, outputs }: RatingTable, place: Place) {
  if (hitPolicy !== 'priority') return
  const output = outputs.find(({ name }) => name === prefer?.result)
  if (!prefer || !output) context.error('Say which result decides, and which of its values comes first.', place)
  else if (output.kind === 'text' && prefer.order !== 'listed')
    context.error('Texts have no highest or lowest: list them, the strongest first.', { ...place, column: output.name })
}

function checkDates(context: CompileContext, editions: RatingTable['editions'], place: Place) {
  const spans = editions.map(({ from, to }, at) => ({
    edition: at + 1,
    from: from === null ? Number.NEGATIVE_INFINITY : dayNumber(from),
    to: to === null ? Number.POSITIVE_INFINITY : dayNumber(to),
  }))
  for (const { edition, from, to } of spans)
    if (from > to) context.error('The edition ends before it begins.', { ...place, edition })
  const ordered = spans.toSorted((left, right) => left.from - right.from)
  for (const [at, { edition, from }] of ordered.entries()) {
    const before = ordered[at - 1]
    if (!before) continue
    if (from <= before.to)
      context.error(`The edition overlaps with edition ${before.edition}: a day would have two rates.`, {
        ...place,
        edition,
      })
    else if (from > before.to + 1)
      context.warn(`No edition holds from ${isoDate(before.to + 1)} to ${isoDate(from - 1)}.`, { ...place, edition })
  }
}

function outputDatum(table: RatingTable, results: TablePlan['results'], output: Output, column: number): Checked {
  const code = { op: 'constant', value: 0 } as const
  if (output.kind === 'text') {
    const rows = table.editions.flatMap((edition) => edition.rows)
    return {
      kind: 'text',
      code,
      isOpen: false,
      options: [...new Set(rows.map((row) => row.results[column] ?? ''))],
    }
  }
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const outputs of results)
    for (const value of outputs[column] ?? []) {
      if (value < low) low = value
      if (value > high) high = value
    }
  const isKnown = Number.isFinite(low) && Number.isFinite(high)
  const bounds = { low: BigInt(isKnown ? low : 0), high: BigInt(isKnown ? high : 0) }
  return { kind: 'number', code, scale: output.decimals, ...bounds, error: 0 }
}

/** Where the table's columns read their values for one step. */
export function tableKeys(
  context: CompileContext,
  plan: TablePlan,
  using: Readonly<Record<string, string>>,
  per: string | null,
  place: Place,
): KeySource[] {
  const { table, scales } = plan
  const known = new Set(table.dimensions.map(({ name }) => name))
  for (const name of Object.keys(using))
    if (!known.has(name)) context.error(`The table ${table.name} has no column ${name}.`, place)
  const keys: KeySource[] = []
  const sourceScales: number[] = []
  for (const [at, { name, kind }] of table.dimensions.entries()) {
    const datum = context.named(using[name] ?? name, per, { ...place, table: table.name, column: name })
    if (!datum) continue
    const problem = mismatch(kind, datum)
    if (problem) context.error(problem, { ...place, table: table.name, column: name })
    const scale = datum.kind === 'number' ? datum.scale : 0
    scales[at] = Math.max(scales[at] ?? 0, scale)
    sourceScales.push(scale)
    keys.push({ slot: datum.slot, each: datum.group !== null, times: 1 })
  }
  plan.pending.push({ keys, sourceScales })
  return keys
}

function mismatch(kind: RatingTable['dimensions'][number]['kind'], datum: Datum): string | undefined {
  const wanted = kind === 'text' || kind === 'yes-no' ? kind : kind === 'date-range' ? 'date' : 'number'
  if (datum.kind !== wanted)
    return `This column looks up ${kindWords[wanted]}, but the data is ${kindWords[datum.kind]}.`
  if (datum.kind === 'number' && (isBig(datum.code) || datum.scale > 10))
    return 'This number has too many decimals to be looked up; round it in a step before.'
  return undefined
}

export function compileTables(context: CompileContext, plans: Iterable<TablePlan>): CompiledTable[] {
  return Array.from(plans, ({ table, scales, results, pending }) => {
    for (const { keys, sourceScales } of pending)
      for (const [at, key] of keys.entries())
        keys[at] = { ...key, times: 10 ** ((scales[at] ?? 0) - (sourceScales[at] ?? 0)) }
    if (pending.length === 0) context.warn('No step looks into the table.', { table: table.name })
    const editions = table.editions.map((edition, at) =>
      compileEdition(context, table, edition, scales, results[at] ?? [], { table: table.name, edition: at + 1 }),
    )
    return {
      name: table.name,
      hitPolicy: table.hitPolicy,
      beyond: table.beyond,
      curve: table.dimensions.findIndex(({ kind }) => kind === 'curve'),
      editions: editions.filter((edition) => edition !== undefined),
    }
  })
}
