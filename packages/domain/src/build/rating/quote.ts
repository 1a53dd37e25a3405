import type { CompiledProgram, CompiledStep } from './compiled-program.ts'
import type { LoadedProgram, Reason, StepRun } from './load-engine.ts'
import type { Place } from './problem.ts'
import { RatingError } from './rating-error.ts'
import type { Answers } from './read-answers.ts'
import type { TraceEntry, Tracer } from './trace.ts'
import { double } from './typed-read.ts'

export type Decision = 'accept' | 'refer' | 'decline'

export interface QuoteReason {
  readonly rule: string
  readonly outcome: Decision
  readonly reason: string
  readonly item?: number
}

/** Amounts in the currency's smallest unit: net + commission + fee + tax = gross. */
export interface Premium {
  readonly currency: string
  readonly netMinor: number
  readonly commissionMinor: number
  readonly feeMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
  readonly taxes: readonly { readonly name: string; readonly amountMinor: number }[]
  readonly instalments: readonly InstalmentPlan[]
}

/** first + (count - 1) × each = total: the first instalment takes what does not divide evenly. */
export interface InstalmentPlan {
  readonly plan: string
  readonly count: number
  readonly totalMinor: number
  readonly firstMinor: number
  readonly eachMinor: number
}

export interface Quote {
  /** The content hash of the program that was asked. */
  readonly program: string
  readonly startDate: string
  readonly decision: Decision
  readonly reasons: readonly QuoteReason[]
  /** Null when declined: what is not insured has no price. */
  readonly premium: Premium | null
  readonly trace: readonly TraceEntry[] | null
}

export interface QuoteOptions {
  /** The day the cover starts, which decides on the rates: 2026-01-31. */
  readonly startDate: string
  /** `traceOf`, when the quote is to be explained; left out of what browsers load where it is not. */
  readonly trace?: Tracer
}

/** Answers in, decision and premium out. Throws a RatingError with its place when there is no answer. */
export function quote(loaded: LoadedProgram, answers: Answers, { startDate, trace }: QuoteOptions): Quote {
  const { program, frame, steps, runs } = loaded
  loaded.startOn(startDate)
  loaded.readAnswers(answers)
  if (frame.exact.size > 0) frame.exact.clear()

  const reasons: Reason[] = []
  let isComplete = true
  try {
    for (let at = 0; at < runs.length; at++) (runs[at] as StepRun)(reasons)
  } catch (error) {
    isComplete = false
    // A risk that is declined needs no price, so that a table that does not know it is no fault.
    if (!(error instanceof RatingError) || decisionOf(reasons) !== 'decline')
      throw placed(error, steps[frame.step]?.step, program)
  }
  const decision = decisionOf(reasons)
  return {
    program: program.hash,
    startDate,
    decision,
    reasons: told(reasons),
    premium: decision === 'decline' ? null : premiumOf(program, frame.values),
    trace: trace ? trace(loaded, isComplete ? steps.length : frame.step) : null,
  }
}

const noReasons: readonly QuoteReason[] = Object.freeze([])

function told(reasons: Reason[]): readonly QuoteReason[] {
  if (reasons.length === 0) return noReasons
  return reasons.toSorted((left, right) => left.position - right.position).map(({ position: _, ...reason }) => reason)
}

function decisionOf(reasons: readonly Reason[]): Decision {
  let decision: Decision = 'accept'
  for (const { outcome } of reasons) {
    if (outcome === 'decline') return 'decline'
    if (outcome === 'refer') decision = 'refer'
  }
  return decision
}

function premiumOf({ currency, money }: CompiledProgram, values: Float64Array): Premium {
  const commissionMinor = sumOf(money.commissions, values)
  let taxMinor = 0
  for (const { slot } of money.taxes) taxMinor += double(values, slot)
  return {
    currency,
    netMinor: double(values, money.premiumSlot) - commissionMinor,
    commissionMinor,
    feeMinor: sumOf(money.fees, values),
    taxMinor,
    grossMinor: double(values, money.grossSlot),
    taxes: money.taxes.map(({ name, slot }) => ({ name, amountMinor: double(values, slot) })),
    instalments: money.instalments.map(({ name, count, slot }) => {
      const totalMinor = double(values, slot)
      const eachMinor = Math.trunc(totalMinor / count)
      return { plan: name, count, totalMinor, firstMinor: totalMinor - eachMinor * (count - 1), eachMinor }
    }),
  }
}

function sumOf(slots: readonly number[], values: Float64Array): number {
  let sum = 0
  for (const slot of slots) sum += double(values, slot)
  return sum
}

function placed(error: unknown, step: CompiledStep | undefined, { tables }: CompiledProgram): unknown {
  if (!(error instanceof RatingError) || !step) return error
  const isRule = step.kind === 'rule' || step.kind === 'rule-table'
  const name = step.kind === 'lookup' ? (tables[step.table]?.name ?? '') : step.name
  const place: Place = { ...(isRule ? { rule: name } : { step: name }), ...error.place }
  return new RatingError(error.code, error.message, place)
}
