import { isBig } from './code.ts'
import type { CompileContext } from './compile-context.ts'
import { slotOf } from './compile-context.ts'
import type { TablePlan } from './compile-tables.ts'
import type { Combine, CompiledOutput } from './compiled-program.ts'
import { unitsOf } from './decimal.ts'
import type { Checked, ListDatum } from './formula-scope.ts'
import { constantNumber, multiplied, type NumberCode } from './number-code.ts'
import type { Place } from './problem.ts'
import type { RatingStep } from './rating-step.ts'
import type { Output } from './rating-table.ts'

type Lookup = Extract<RatingStep, { kind: 'lookup' }>

/** Whether a step may go on with nothing where no row of its collect table applies. */
export const takesNone = ({ combine, whenNone }: Lookup): boolean =>
  whenNone === undefined ? combine !== 'min' && combine !== 'max' : whenNone !== 'stop'

/** What a collect table's results become; every row of it may apply at once, or none. */
export function collectedAs(combine: Combine, checked: Checked, { table }: TablePlan, mayBeNone: boolean): Checked {
  const rows = BigInt(Math.max(...table.editions.map((edition) => edition.rows.length)))
  if (combine === 'has') return { kind: 'yes-no', code: anySlot }
  if (combine === 'count') return { kind: 'number', code: anySlot, scale: 0, low: 0n, high: rows, error: 0 }
  if (checked.kind !== 'number') return checked
  if (combine === 'sum') {
    const { constant: _, ...count } = { ...constantNumber(rows, 0), low: 0n, high: rows }
    return multiplied({ ...checked, code: anySlot }, count)
  }
  return mayBeNone ? withZero(checked) : checked
}

const anySlot = { op: 'slot', slot: 0, each: false, isBig: false } as const

const withZero = (number: NumberCode): NumberCode => ({
  ...number,
  low: number.low < 0n ? number.low : 0n,
  high: number.high > 0n ? number.high : 0n,
})

/** A column of a collect table as a list: what formulas ask of it is worked out with the lookup, each in its slot. */
export function listOf(
  context: CompileContext,
  plan: TablePlan,
  output: Output,
  column: number,
  step: {
    readonly name: string
    readonly per: string | null
    readonly mayBeNone: boolean
    readonly outputs: CompiledOutput[]
    readonly place: Place
  },
): ListDatum {
  const { name, per, mayBeNone, outputs, place } = step
  const known = new Map<string, Checked>()
  return {
    kind: output.kind,
    unitsOf: (written) => (output.kind === 'text' ? context.codeOfText(written) : unitsOf(written, output.decimals)),
    take(combine, wanted) {
      const key = `${combine} ${wanted ?? ''}`
      const before = known.get(key)
      if (before) return before
      const checked = collectedAs(combine, plan.data[column] as Checked, plan, mayBeNone)
      const slot = context.allot(per)
      const datum = slotOf(checked, slot, per)
      if (isBig(datum.code)) context.error('The numbers of this table are too large.', place)
      const scale = checked.kind === 'number' ? checked.scale : 0
      outputs.push({ name, column, slot, scale, value: 'number', combine, ...(wanted !== undefined && { wanted }) })
      known.set(key, datum)
      return datum
    },
  }
}
