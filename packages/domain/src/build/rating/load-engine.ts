import { isBig, type RunFunction } from './code.ts'
import type { CompiledProgram, CompiledStep } from './compiled-program.ts'
import { dayNumber } from './day-number.ts'
import { type Frame, newFrame } from './frame.ts'
import { RatingError } from './rating-error.ts'
import { type Answers, answerReader } from './read-answers.ts'
import { batchOf, type Single } from './run-batch.ts'
import { exactOf } from './run-big.ts'
import { type Lookup, lookupFor } from './run-lookup.ts'
import { numberOf } from './run-number.ts'
import { double } from './typed-read.ts'

/** A compiled program with everything at hand to quote from it; made once, used for every quote. */
export interface LoadedProgram {
  readonly program: CompiledProgram
  readonly frame: Frame
  readonly readAnswers: (answers: Answers) => void
  readonly steps: readonly LoadedStep[]
  /** The work of a quote: steps and rules, or batches of them. */
  readonly runs: readonly StepRun[]
  /** Chooses the rates in force. */
  readonly startOn: (startDate: string) => void
}

export interface LoadedStep {
  readonly step: CompiledStep
  readonly lookup: Lookup | null
  /** Where the number of the group's items is, or -1. */
  readonly countSlot: number
  /** Kept by the trace, so that a browser that explains nothing does not load how that is done. */
  explanation: Explanation | null
}

export interface Explanation {
  /** The result, where it is not simply what its slot holds. */
  readonly result: ExactRun | null
  /** What it was before its last rounding. */
  readonly unrounded: ExactRun | null
}

type ExactRun = (item: number) => number | bigint

/** A step works out its results; a rule adds its reasons. */
export type StepRun = (reasons: Reason[]) => void

export interface Reason {
  readonly rule: string
  readonly outcome: 'accept' | 'refer' | 'decline'
  readonly reason: string
  /** Which of the group's items, from 1. */
  readonly item?: number
  /** Reasons are told in the order of the rules. */
  readonly position: number
}

/** `runFunction` is needed where formulas have EXP, LN, SQRT or POWER. */
export function loadEngine(program: CompiledProgram, runFunction?: RunFunction): LoadedProgram {
  const frame = newFrame(program.slots, runFunction)
  const lookups: Lookup[] = []
  const runs: StepRun[] = []
  let batch: Single[] = []
  const closeBatch = () => {
    if (batch.length > 0) runs.push(batchOf(batch, frame))
    batch = []
  }
  const steps = program.steps.map((step, at): LoadedStep => {
    const lookup = lookupOf(step, program, frame)
    if (lookup) lookups.push(lookup)
    if (step.kind === 'value' && isBig(step.code)) frame.exactly.set(step.slot, exactOf(step.code, frame, numberOf))
    const single = singleOf(step, at, lookup, frame)
    if (single) {
      if (batch[0]?.kind !== single.kind) closeBatch()
      batch.push(single)
    } else if (isSettled(step)) frame.values[step.slot] = step.code.value
    else {
      closeBatch()
      runs.push(runnerOf(step, at, lookup, program, frame))
    }
    const countSlot = step.group < 0 ? -1 : (program.groups[step.group]?.countSlot ?? -1)
    return { step, lookup, countSlot, explanation: null }
  })
  closeBatch()
  // Most quotes start on the same few days.
  let chosen = ''
  function startOn(startDate: string) {
    if (startDate === chosen) return
    const day = dayNumber(startDate)
    if (Number.isNaN(day)) throw new RatingError('answer.invalid', `“${startDate}” is no date`, { input: 'startDate' })
    frame.values[program.startSlot] = day
    for (const lookup of lookups) lookup.choose(day)
    chosen = startDate
  }
  return { program, frame, readAnswers: answerReader(program, frame), steps, runs, startOn }
}

function lookupOf(step: CompiledStep, { tables }: CompiledProgram, frame: Frame): Lookup | null {
  if (step.kind !== 'lookup' && step.kind !== 'rule-table') return null
  const table = tables[step.table]
  if (!table) return null
  return lookupFor(table, step.kind === 'lookup' ? step : { ...step, outputs: [], combine: null }, frame)
}

type Settled = CompiledStep & { readonly kind: 'value'; readonly code: { readonly op: 'constant' } }

/** What no answer changes is put in its slot once. */
const isSettled = (step: CompiledStep): step is Settled =>
  step.kind === 'value' && step.code.op === 'constant' && step.group < 0

function singleOf(step: CompiledStep, at: number, lookup: Lookup | null, frame: Frame): Single | null {
  if (step.group >= 0 || isSettled(step)) return null
  if (step.kind === 'value') return { kind: 'value', step: at, slot: step.slot, run: numberOf(step.code, frame) }
  return step.kind === 'lookup' && lookup?.isPlain ? { kind: 'lookup', step: at, live: lookup.live } : null
}

function runnerOf(
  step: CompiledStep,
  at: number,
  lookup: Lookup | null,
  program: CompiledProgram,
  frame: Frame,
): StepRun {
  const { values } = frame
  const countSlot = program.groups[step.group]?.countSlot ?? -1
  /** Once, or for every item of the group. */
  const each = (work: (item: number, reasons: Reason[]) => void) => (reasons: Reason[]) => {
    frame.step = at
    const count = countSlot < 0 ? 1 : double(values, countSlot)
    for (let item = 0; item < count; item++) work(item, reasons)
  }
  const ofItem = (item: number) => (countSlot < 0 ? {} : { item: item + 1 })
  switch (step.kind) {
    case 'lookup':
      return each((item) => lookup?.run(item))
    case 'value': {
      const { slot, code } = step
      const run = numberOf(code, frame)
      return each((item) => {
        values[slot + item] = run(item) + 0
      })
    }
    case 'rule': {
      const when = numberOf(step.when, frame)
      const { name: rule, outcome, reason, position } = step
      return each((item, reasons) => {
        if (when(item) === 1) reasons.push({ rule, outcome, reason, ...ofItem(item), position })
      })
    }
    case 'rule-table':
    default: {
      const { name: rule, outcomeColumn, reasonColumn, position } = step
      return each((item, reasons) => {
        for (const row of lookup?.collect(item) ?? []) {
          const edition = lookup?.table.editions[lookup.live.edition - 1]
          const text = (column: number) => program.texts[edition?.outputs[column]?.[row] ?? -1] ?? ''
          const outcome = text(outcomeColumn) as Reason['outcome']
          reasons.push({ rule, outcome, reason: text(reasonColumn), ...ofItem(item), position })
        }
      })
    }
  }
}
