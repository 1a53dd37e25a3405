import type { CompiledOutput, CompiledProgram, CompiledStep } from './compiled-program.ts'
import { isoDate } from './day-number.ts'
import { formatUnits, type RoundingMode } from './decimal.ts'
import type { LoadedProgram, LoadedStep } from './load-program.ts'
import type { LiveLookup, Lookup, LookupEntry } from './run-lookup.ts'
import { double } from './typed-read.ts'

/** One line of the explanation: where a value came from and what the premium was by then. */
export type TraceEntry = LookupEntry | ValueEntry

interface ValueEntry {
  readonly kind: 'value'
  readonly origin: string
  readonly step: string
  readonly item: number | null
  readonly value: string
  readonly formula: string | null
  readonly rounding: { readonly from: string; readonly decimals: number; readonly mode: RoundingMode } | null
  readonly premium: string | null
}

export type Tracer = (loaded: LoadedProgram, until: number) => TraceEntry[]

/**
 * The explanation of the quote that is in the frame, as far as step number `until`. Every result keeps a slot of its
 * own, so that it is written down afterwards and a quote without a trace pays nothing for it.
 */
export function traceOf({ program, frame, steps }: LoadedProgram, until: number): TraceEntry[] {
  const { values } = frame
  const { currencyDecimals } = program
  const entries: TraceEntry[] = []
  let lastSlot = -1
  let premium: string | null = null
  for (let at = 0; at < until; at++) {
    const loaded = steps[at] as LoadedStep
    const { step, countSlot } = loaded
    if (step.kind === 'rule' || step.kind === 'rule-table') continue
    if (step.premiumSlot !== lastSlot) {
      lastSlot = step.premiumSlot
      premium = formatUnits(double(values, lastSlot), currencyDecimals)
    }
    const count = countSlot < 0 ? 1 : double(values, countSlot)
    for (let place = 0; place < count; place++) {
      const item = countSlot < 0 ? null : place + 1
      if (step.kind === 'lookup') explainLookup(entries, step, loaded, program, values, place, premium)
      else if (step.isShown) entries.push(valueEntry(step, loaded, program, values, place, item, premium))
    }
  }
  return entries
}

function explainLookup(
  entries: TraceEntry[],
  { outputs }: CompiledStep & { kind: 'lookup' },
  { lookup, countSlot }: LoadedStep,
  { texts }: CompiledProgram,
  values: Float64Array,
  place: number,
  premium: string | null,
) {
  if (!lookup) return
  const { live, isPlain } = lookup
  const item = countSlot < 0 ? null : place + 1
  const rows = isPlain ? noRows : lookup.rowsFound(place)
  for (let at = 0; at < outputs.length; at++) {
    const output = outputs[at] as CompiledOutput
    const units = double(values, output.slot + place)
    if (isPlain) {
      const found = live.found[place] ?? -1
      const explained = explainedBy(live, at)
      const entry = (explained[found] ??= Object.freeze(lookupEntry(lookup, output, units, found + 1, texts)))
      entries.push(item === null && premium === null ? entry : { ...entry, item, premium })
    } else {
      const entry = lookupEntry(lookup, output, units, rows[0] ?? 0, texts)
      entries.push({ ...entry, item, otherRows: rows.slice(1), premium })
    }
  }
}

/** A row says the same in every quote that finds it: that is written down once. */
function explainedBy({ results }: LiveLookup, output: number): (LookupEntry | undefined)[] {
  const result = results[output] as LiveLookup['results'][number]
  return (result.explained ??= Array.from<LookupEntry | undefined>({ length: result.from.length }))
}

const lookupEntry = (
  { table, live }: Lookup,
  { name, scale, value, unit }: CompiledOutput,
  units: number,
  row: number,
  texts: readonly string[],
): LookupEntry => ({
  kind: 'lookup',
  step: name,
  item: null,
  value: value === 'text' ? (texts[units] ?? '') : formatUnits(units, scale),
  unit: unit ?? null,
  table: table.name,
  edition: live.edition,
  row,
  otherRows: noRows,
  premium: null,
})

const noRows: readonly number[] = Object.freeze([])

function valueEntry(
  step: CompiledStep & { kind: 'value' },
  { result, unrounded }: LoadedStep,
  { texts, currencyDecimals }: CompiledProgram,
  values: Float64Array,
  place: number,
  item: number | null,
  premium: string | null,
): TraceEntry {
  const { origin, name, slot, value, shownScale, formula, rounding, premiumSlot } = step
  // A step that sets the premium shows it twice: it is written once.
  const isPremium = slot === premiumSlot && !result && item === null && shownScale === currencyDecimals
  return {
    kind: 'value',
    origin,
    step: name,
    item,
    value:
      isPremium && premium !== null
        ? premium
        : shown(value, result ? result(place) : double(values, slot + place), shownScale, texts),
    formula,
    rounding: rounding && {
      from: formatUnits(unrounded?.(place) ?? 0, rounding.scale),
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
