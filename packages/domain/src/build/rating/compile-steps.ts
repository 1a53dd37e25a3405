import { type Code, isBig } from './code.ts'
import { type CompileContext, slotOf } from './compile-context.ts'
import { type TablePlan, tableKeys } from './compile-tables.ts'
import type { CompiledOutput, CompiledRounding } from './compiled-program.ts'
import type { RoundingMode } from './decimal.ts'
import type { Formula } from './formula-parse.ts'
import type { Checked, Datum } from './formula-scope.ts'
import { constantNumber, multiplied, type NumberCode, rounded } from './number-code.ts'
import type { Place } from './problem.ts'
import type { RatingStep } from './rating-step.ts'

/** The name of the running premium in formulas. */
export const runningPremium = 'premium'

type StepOf<Kind extends RatingStep['kind']> = Extract<RatingStep, { kind: Kind }>

interface ValueStep {
  readonly origin: string
  readonly name: string
  readonly per?: string | null
  readonly formula: string | null
  readonly rounding?: CompiledRounding | null
  /** False for what only carries the running premium on. */
  readonly isShown?: boolean
}

/** Adds a step that puts a checked value in the slot of `datum`. */
export function pushValue(context: CompileContext, step: ValueStep, checked: Checked, datum: Datum) {
  context.spendOn(checked.code, step.per ?? null, { step: step.name })
  context.steps.push({
    kind: 'value',
    origin: step.origin,
    isShown: step.isShown ?? true,
    name: step.name,
    group: context.groupNumber(step.per),
    slot: datum.slot,
    code: checked.code,
    value: checked.kind,
    ...shownValue(slotOf(checked, datum.slot, step.per ?? null)),
    formula: step.formula,
    rounding: step.rounding ?? null,
    premiumSlot: context.data.get(runningPremium)?.slot ?? -1,
  })
}

const shownDecimals = 8

/** Nobody reads twenty decimals; a number that was not rounded yet is shown to eight. */
function shownValue(checked: Checked): { shown: Code; shownScale: number } {
  if (checked.kind !== 'number') return { shown: checked.code, shownScale: 0 }
  const short = checked.scale > shownDecimals ? rounded(checked, shownDecimals, 'half-up') : checked
  return { shown: short.code, shownScale: short.scale }
}

/** The function that rounds as a mode does. */
export const roundingFunctions = {
  'half-up': 'ROUND',
  'half-even': 'ROUNDEVEN',
  up: 'ROUNDUP',
  down: 'ROUNDDOWN',
} as const satisfies Record<RoundingMode, string>

/** What a value was before it was rounded to `decimals`. */
export function roundingOf(before: NumberCode, decimals: number, mode: RoundingMode): CompiledRounding {
  const { shown, shownScale } = shownValue(before)
  return { of: shown, scale: shownScale, decimals, mode }
}

export function compileFormula(context: CompileContext, step: StepOf<'formula'>) {
  const place = { step: step.name, field: 'formula' }
  const per = knownGroup(context, step.per, { step: step.name })
  const formula = context.parse(step.formula, place)
  const checked = formula && context.attempt(() => context.checker(per).any(formula), place)
  if (!checked) return
  const datum = context.define(step.name, per, checked, { step: step.name })
  pushValue(context, { origin: 'formula', name: step.name, per, formula: step.formula }, checked, datum)
}

export function compileRound(context: CompileContext, step: StepOf<'round'>) {
  const per = knownGroup(context, step.per, { step: step.name })
  const name = roundingFunctions[step.mode]
  const source = `${name}(${step.of}, ${step.decimals})`
  const formula = context.parse(source, { step: step.name })
  const place = { step: step.name, field: 'of' }
  const checked = formula && context.attempt(() => context.checker(per).any(formula), place)
  const of = checked && context.named(step.of, per, place)
  if (!checked || of?.kind !== 'number') return
  const datum = context.define(step.name, per, checked, { step: step.name })
  const rounding = roundingOf(of, step.decimals, step.mode)
  pushValue(context, { origin: 'round', name: step.name, per, formula: source, rounding }, checked, datum)
}

export function compileLookup(context: CompileContext, step: StepOf<'lookup'>, plans: ReadonlyMap<string, TablePlan>) {
  const place = { step: step.table }
  const plan = plans.get(step.table)
  const per = knownGroup(context, step.per, place)
  if (!plan) {
    context.error(`There is no table ${step.table}.`, place, context.suggest(step.table, plans.keys()))
    return
  }
  const { table } = plan
  for (const name of Object.keys(step.as))
    if (!table.outputs.some((output) => output.name === name))
      context.error(`The table ${table.name} has no result ${name}.`, place)
  if ((table.hitPolicy === 'collect') !== (step.combine !== undefined))
    context.error('A collect table, and no other, needs to be told how its numbers are combined.', place)
  const keys = tableKeys(context, plan, step.using, per, place)
  const outputs: CompiledOutput[] = []
  for (const [column, output] of table.outputs.entries()) {
    const isPlainNumber = table.hitPolicy !== 'interpolate' && table.hitPolicy !== 'collect'
    if (output.kind === 'text' && !isPlainNumber) {
      if (table.hitPolicy === 'interpolate')
        context.error('A text cannot be interpolated.', { ...place, column: output.name })
      continue
    }
    const name = step.as[output.name] ?? output.name
    const checked = combined(step.combine, datumOf(plan, column), plan)
    const unit = output.kind === 'number' ? output.unit : undefined
    const datum = context.define(name, per, checked, { ...place, column: output.name }, unit)
    const scale = checked.kind === 'number' ? checked.scale : 0
    outputs.push({ name, column, slot: datum.slot, scale, value: output.kind, ...(unit !== undefined && { unit }) })
    if (isBig(datum.code)) context.error('The numbers of this table are too large.', { ...place, column: output.name })
  }
  context.steps.push({
    kind: 'lookup',
    table: plan.position,
    group: context.groupNumber(per),
    keys,
    combine: step.combine ?? null,
    outputs,
    premiumSlot: context.data.get(runningPremium)?.slot ?? -1,
  })
}

// A plan has a datum for each of its table's outputs.
const datumOf = ({ data }: TablePlan, column: number) => data[column] as Checked

/** Every row of a collect table may apply at once. */
function combined(combine: StepOf<'lookup'>['combine'], checked: Checked, { table }: TablePlan): Checked {
  if (combine !== 'sum' || checked.kind !== 'number') return checked
  const rows = BigInt(Math.max(...table.editions.map((edition) => edition.rows.length)))
  const most: NumberCode = { ...constantNumber(rows, 0), low: 0n, high: rows }
  const { constant: _, ...count } = most
  return { ...multiplied({ ...checked, code: { op: 'slot', slot: 0, each: false, isBig: false } }, count) }
}

export function knownGroup(context: CompileContext, per: string | undefined, place: Place): string | null {
  if (per === undefined) return null
  if (context.groups.has(per)) return per
  context.error(`There is no group ${per}.`, place, context.suggest(per, context.groups.keys()))
  return null
}

/** A formula in a field of a step, checked for itself so that what is wrong is told at its own position. */
export function fieldFormula(
  context: CompileContext,
  source: string,
  wanted: 'number' | 'condition',
  per: string | null,
  place: Place,
): Formula | undefined {
  const formula = context.parse(source, place)
  const checker = context.checker(per)
  return (
    formula &&
    context.attempt(() => {
      if (wanted === 'number') checker.number(formula)
      else checker.condition(formula)
      return formula
    }, place)
  )
}
