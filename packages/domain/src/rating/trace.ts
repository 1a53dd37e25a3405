import { isBig } from './code.ts'
import type { CompiledStep } from './compiled-program.ts'
import { isoDate } from './day-number.ts'
import { formatUnits, type RoundingMode } from './decimal.ts'
import type { LoadedProgram, LoadedStep } from './load-program.ts'
import { bigOf } from './run-big.ts'
import { numberOf } from './run-number.ts'
import { double } from './typed-read.ts'

/** One line of the explanation: where a value came from and what the premium was by then. */
export type TraceEntry =
  | {
      readonly kind: 'lookup'
      readonly step: string
      readonly item: number | null
      readonly value: string
      readonly unit: string | null
      readonly table: string
      readonly edition: number
      /** Counted from 1; two where the value lies between two points. */
      readonly rows: readonly number[]
      readonly premium: string | null
    }
  | {
      readonly kind: 'value'
      readonly origin: string
      readonly step: string
      readonly item: number | null
      readonly value: string
      readonly formula: string | null
      readonly rounding: { readonly from: string; readonly decimals: number; readonly mode: RoundingMode } | null
      readonly premium: string | null
    }

/**
 * The explanation of the quote that is in the frame, as far as step number `until`. Every result keeps a slot of its
 * own, so that it is written down afterwards and a quote without a trace pays nothing for it.
 */
export function traceOf(loaded: LoadedProgram, until: number): TraceEntry[] {
  const { program, frame, steps } = loaded
  const { values } = frame
  const entries: TraceEntry[] = []
  let [lastSlot, lastPremium]: [number, string | null] = [-1, null]
  const premiumAt = (slot: number) => {
    if (slot !== lastSlot) {
      lastSlot = slot
      lastPremium = slot < 0 ? null : formatUnits(double(values, slot), program.currencyDecimals)
    }
    return lastPremium
  }
  for (let at = 0; at < until; at++) {
    const loadedStep = steps[at] as LoadedStep
    const { step, lookup } = loadedStep
    if (step.kind === 'rule' || step.kind === 'rule-table') continue
    const countSlot = program.groups[step.group]?.countSlot ?? -1
    const count = countSlot < 0 ? 1 : double(values, countSlot)
    for (let place = 0; place < count; place++) {
      const item = countSlot < 0 ? null : place + 1
      const premium = premiumAt(step.premiumSlot)
      if (step.kind === 'value') {
        if (step.isShown) entries.push(valueEntry(step, loaded, place, item, premium))
      } else if (lookup) {
        const rows = lookup.rowsFound(place).map((row) => row + 1)
        const edition = lookup.edition() + 1
        for (const { name, slot, scale, value, unit } of step.outputs)
          entries.push({
            kind: 'lookup',
            step: name,
            item,
            value: shown(value, double(values, slot + place), scale, program.texts),
            unit: unit ?? null,
            table: lookup.table.name,
            edition,
            rows,
            premium,
          })
      }
    }
  }
  return entries
}

function valueEntry(
  step: CompiledStep & { kind: 'value' },
  { program, frame }: LoadedProgram,
  place: number,
  item: number | null,
  premium: string | null,
): TraceEntry {
  const { origin, name, slot, code, value, scale, formula, rounding } = step
  const units = isBig(code) ? bigOf(code, frame, numberOf).exact(place) : double(frame.values, slot + place)
  return {
    kind: 'value',
    origin,
    step: name,
    item,
    value: shown(value, units, scale, program.texts),
    formula,
    rounding: rounding && {
      from: formatUnits(bigOf(rounding.of, frame, numberOf).exact(place), rounding.scale),
      decimals: rounding.decimals,
      mode: rounding.mode,
    },
    premium,
  }
}

function shown(
  kind: 'number' | 'text' | 'yes-no' | 'date',
  units: number | bigint,
  scale: number,
  texts: readonly string[],
) {
  if (kind === 'number') return formatUnits(units, scale)
  if (kind === 'text') return texts[Number(units)] ?? ''
  if (kind === 'date') return isoDate(Number(units))
  return Number(units) === 1 ? 'yes' : 'no'
}
