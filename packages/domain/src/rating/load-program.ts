import { isBig } from './code.ts'
import type { CompiledProgram, CompiledStep } from './compiled-program.ts'
import { type Frame, newFrame } from './frame.ts'
import { type Answers, answerReader } from './read-answers.ts'
import { bigOf } from './run-big.ts'
import { type Lookup, lookupFor } from './run-lookup.ts'
import { numberOf, type Run } from './run-number.ts'
import { double } from './typed-read.ts'

/** A compiled program with everything at hand to quote from it; made once, used for every quote. */
export interface LoadedProgram {
  readonly program: CompiledProgram
  readonly frame: Frame
  readAnswers(answers: Answers): void
  readonly steps: readonly LoadedStep[]
  readonly lookups: readonly Lookup[]
}

export interface LoadedStep {
  readonly step: CompiledStep
  /** For steps: works out the results. For rules: adds its reasons. */
  run(reasons: Reason[]): void
  readonly lookup: Lookup | null
}

export interface Reason {
  readonly rule: string
  readonly outcome: 'accept' | 'refer' | 'decline'
  readonly reason: string
  /** Which of the group's items, from 1. */
  readonly item?: number
  /** Reasons are told in the order of the rules. */
  readonly position: number
}

export function loadProgram(program: CompiledProgram): LoadedProgram {
  const frame = newFrame(program.slots)
  const lookups: Lookup[] = []
  const steps = program.steps.map((step) => {
    const lookup = lookupOf(step, program, frame)
    if (lookup) lookups.push(lookup)
    return { step, lookup, run: runnerOf(step, lookup, program, frame) }
  })
  return { program, frame, readAnswers: answerReader(program, frame), steps, lookups }
}

function lookupOf(step: CompiledStep, { tables }: CompiledProgram, frame: Frame): Lookup | null {
  if (step.kind !== 'lookup' && step.kind !== 'rule-table') return null
  const table = tables[step.table]
  if (!table) return null
  return lookupFor(table, step.kind === 'lookup' ? step : { ...step, outputs: [], combine: null }, frame)
}

function runnerOf(step: CompiledStep, lookup: Lookup | null, program: CompiledProgram, frame: Frame) {
  const { values } = frame
  const countSlot = program.groups[step.group]?.countSlot ?? -1
  /** Once, or for every item of the group. */
  const each = (work: (item: number, reasons: Reason[]) => void) =>
    countSlot < 0
      ? (reasons: Reason[]) => work(0, reasons)
      : (reasons: Reason[]) => {
          const count = double(values, countSlot)
          for (let item = 0; item < count; item++) work(item, reasons)
        }
  const ofItem = (item: number) => (countSlot < 0 ? {} : { item: item + 1 })
  switch (step.kind) {
    case 'lookup':
      return each(lookup?.run ?? noWork)
    case 'value': {
      const { slot, code } = step
      const run: Run = numberOf(code, frame)
      if (isBig(code)) frame.exactly.set(slot, bigOf(code, frame, numberOf).exact)
      return each((item) => {
        // Adding 0 makes a plain zero of the -0 that doubles have.
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
    case 'rule-table': {
      const { name: rule, outcomeColumn, reasonColumn, position } = step
      return each((item, reasons) => {
        for (const row of lookup?.collect(item) ?? []) {
          const edition = lookup?.table.editions[lookup.edition()]
          const text = (column: number) => program.texts[edition?.outputs[column]?.[row] ?? -1] ?? ''
          const outcome = text(outcomeColumn) as Reason['outcome']
          reasons.push({ rule, outcome, reason: text(reasonColumn), ...ofItem(item), position })
        }
      })
    }
  }
}

const noWork = () => {}
