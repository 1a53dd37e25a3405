import { type Code, isBig } from './code.ts'
import { collectedAs, listOf, takesNone } from './collected.ts'
import { type CompileContext, slotOf } from './compile-context.ts'
import { type TablePlan, tableKeys } from './compile-tables.ts'
import type { CompiledOutput, CompiledRounding } from './compiled-program.ts'
import type { RoundingMode } from './decimal.ts'
import type { Formula } from './formula-parse.ts'
import type { Checked, Datum } from './formula-scope.ts'
import { type NumberCode, rounded } from './number-code.ts'
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
  const isCollecting = table.hitPolicy === 'collect'
  if (isCollecting !== (step.combine !== undefined))
    context.error('A collect table, and no other, needs to be told what becomes of its results.', place)
  checkNone(context, step, isCollecting, place)
  const keys = tableKeys(context, plan, step.using, per, place)
  const outputs: CompiledOutput[] = []
  const mayBeNone = takesNone(step)
  for (const [column, output] of table.outputs.entries()) {
    const here = { ...place, column: output.name }
    const name = step.as[output.name] ?? output.name
    if (step.combine === 'list') {
      const list = listOf(context, plan, output, column, { name, per, mayBeNone, outputs, place: here })
      context.lists.set(context.fullName(name, per, here), list)
      continue
    }
    if (output.kind === 'text' && (table.hitPolicy === 'interpolate' || (isCollecting && step.combine !== 'count'))) {
      if (!isCollecting) context.error('A text cannot be interpolated.', here)
      continue
    }
    const checked = step.combine
      ? collectedAs(step.combine, datumOf(plan, column), plan, mayBeNone)
      : datumOf(plan, column)
    const unit = output.kind === 'number' && step.combine !== 'count' ? output.unit : undefined
    const datum = context.define(name, per, checked, here, unit)
    const scale = checked.kind === 'number' ? checked.scale : 0
    const value = checked.kind === 'text' ? 'text' : 'number'
    outputs.push({ name, column, slot: datum.slot, scale, value, ...(unit !== undefined && { unit }) })
    if (isBig(datum.code)) context.error('The numbers of this table are too large.', here)
  }
  if (step.whenNone === 'refer') {
    const slot = context.allot(per)
    outputs.push({ name: `${table.name}Rows`, column: 0, slot, scale: 0, value: 'number', combine: 'count' })
    context.referrals.push({ table: table.name, slot, per })
  }
  context.steps.push({
    kind: 'lookup',
    table: plan.position,
    group: context.groupNumber(per),
    keys,
    combine: step.combine === 'list' ? 'count' : (step.combine ?? null),
    ...(isCollecting && { stops: !mayBeNone }),
    outputs,
    premiumSlot: context.data.get(runningPremium)?.slot ?? -1,
  })
}

/** A sum of nothing is a price that nobody meant. */
function checkNone(
  context: CompileContext,
  { combine, whenNone }: StepOf<'lookup'>,
  isCollecting: boolean,
  place: Place,
) {
  const here = { ...place, field: 'whenNone' }
  if (!isCollecting && whenNone !== undefined) context.error('Only of a collect table may no row apply.', here)
  if (isCollecting && whenNone === 'ask')
    context.error('Say what happens where no row applies: zero, refer or stop.', here)
  if (isCollecting && whenNone === undefined && combine === 'sum')
    context.warn('Where no row applies this is 0; say whether that is meant.', here)
}

// A plan has a datum for each of its table's outputs.
const datumOf = ({ data }: TablePlan, column: number) => data[column] as Checked

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
