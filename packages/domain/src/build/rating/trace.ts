import { type Code, isBig } from './code.ts'
import type { CompiledOutput, CompiledProgram, CompiledStep } from './compiled-program.ts'
import { isoDate } from './day-number.ts'
import { formatUnits, type RoundingMode } from './decimal.ts'
import type { Frame } from './frame.ts'
import type { Explanation, LoadedProgram, LoadedStep } from './load-engine.ts'
import { exactOf } from './run-big.ts'
import type { LiveLookup, Lookup, LookupEntry } from './run-lookup.ts'
import { numberOf } from './run-number.ts'
import { double, int } from './typed-read.ts'

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
      else if (step.isShown)
        entries.push(valueEntry(step, explanationOf(loaded, step, frame), program, values, place, item, premium))
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
  const rows = isPlain ? noRows : rowsFound(lookup, place)
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

/** Of a lookup that finds more than a row, counted from 1: two points of a curve, any number of a collect table. */
function rowsFound({ table, stretchAt, collect }: Lookup, item: number): readonly number[] {
  if (table.hitPolicy === 'collect') return collect(item).map((row) => row + 1)
  const { edition, stretch } = stretchAt(item)
  const rows = [int(edition.rows, stretch.left) + 1, int(edition.rows, stretch.right) + 1]
  return stretch.left === stretch.right ? rows.slice(1) : rows
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

function explanationOf(loaded: LoadedStep, step: CompiledStep & { kind: 'value' }, frame: Frame): Explanation {
  if (loaded.explanation) return loaded.explanation
  const { shown: code, rounding, slot } = step
  const isInSlot = code.op === 'slot' && code.slot === slot && !isBig(code)
  const result = isInSlot ? null : exactRun(code, frame)
  loaded.explanation = { result, unrounded: rounding && exactRun(rounding.of, frame) }
  return loaded.explanation
}

const exactRun = (code: Code, frame: Frame) => (isBig(code) ? exactOf(code, frame, numberOf) : numberOf(code, frame))

function valueEntry(
  step: CompiledStep & { kind: 'value' },
  { result, unrounded }: Explanation,
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
