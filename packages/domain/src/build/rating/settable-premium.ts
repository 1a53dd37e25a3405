import type { Code } from './code.ts'
import type { CompiledProgram, CompiledStep } from './compiled-program.ts'
import { type LoadedProgram, loadProgram } from './load-program.ts'
import { type Quote, type QuoteOptions, quote } from './quote.ts'
import type { Answers } from './read-answers.ts'

/** The program with an amount that somebody else decides: whatever comes after it follows from it. */
interface SettableProgram {
  readonly loaded: LoadedProgram
  readonly targetSlot: number
}

/** By what decides on the premium: the trace tells it by that name. */
const made = {
  underwriterTerms: new WeakMap<LoadedProgram, SettableProgram>(),
  coupon: new WeakMap<LoadedProgram, SettableProgram>(),
}
const withGross = new WeakMap<LoadedProgram, SettableProgram>()

export interface SetPremium {
  readonly premiumMinor: number
  readonly by: keyof typeof made
}

/** A quote whose premium before fees and taxes somebody else decides; everything after it is the program's own work. */
export function quoteAt(set: SetPremium, program: LoadedProgram, answers: Answers, options: QuoteOptions): Quote {
  const { loaded } = premiumSet(set, program)
  return quote(loaded, answers, options)
}

interface SetGross {
  readonly grossMinor: number
  /** Where somebody decided on the premium before. */
  readonly on?: SetPremium | undefined
}

/** A quote in which what is paid in all is decided: premium, fees and taxes stay as they are, instalments follow from it. */
export function quoteAtGross(
  { grossMinor, on }: SetGross,
  program: LoadedProgram,
  answers: Answers,
  options: QuoteOptions,
): Quote {
  const below = on && premiumSet(on, program)
  const base = below?.loaded ?? program
  const settable = withGross.get(base) ?? makeSettable(base.program, 'coupon', base.program.money.grossSlot)
  withGross.set(base, settable)
  const { values } = settable.loaded.frame
  if (on && below) values[below.targetSlot] = on.premiumMinor
  values[settable.targetSlot] = grossMinor
  return quote(settable.loaded, answers, options)
}

function premiumSet({ premiumMinor, by }: SetPremium, program: LoadedProgram): SettableProgram {
  const settable = made[by].get(program) ?? makeSettable(program.program, by, program.program.money.premiumSlot)
  made[by].set(program, settable)
  settable.loaded.frame.values[settable.targetSlot] = premiumMinor
  return settable
}

/**
 * Behind the step that makes the amount comes one that puts another in its place. The first writes to a slot of its
 * own from then on, so that the trace still tells what the program itself had made of the answers.
 */
function makeSettable(program: CompiledProgram, name: SetPremium['by'], setSlot: number): SettableProgram {
  const { premiumSlot } = program.money
  const ownSlot = program.slots
  const targetSlot = program.slots + 1
  const at = program.steps.findLastIndex((step) => step.kind === 'value' && step.slot === setSlot)
  const moved = program.steps.slice(0, at + 1).map((step) => writingTo(step, setSlot, ownSlot))
  const target: Code = { op: 'slot', slot: targetSlot, each: false, isBig: false }
  const decided: CompiledStep = {
    kind: 'value',
    origin: 'terms',
    isShown: true,
    name,
    group: -1,
    slot: setSlot,
    code: target,
    value: 'number',
    shown: target,
    shownScale: program.currencyDecimals,
    formula: null,
    rounding: null,
    premiumSlot,
  }
  const steps = [...moved, decided, ...program.steps.slice(at + 1)]
  return { loaded: loadProgram({ ...program, slots: program.slots + 2, steps }), targetSlot }
}

function writingTo(step: CompiledStep, from: number, to: number): CompiledStep {
  if (step.kind === 'rule' || step.kind === 'rule-table') return step
  const running = step.premiumSlot === from ? { premiumSlot: to } : {}
  if (step.kind === 'lookup' || step.slot !== from) return { ...step, ...running }
  return { ...step, ...running, slot: to, shown: readingFrom(step.shown, from, to) }
}

/** What the trace shows of a step is its slot, or its slot rounded. */
function readingFrom(code: Code, from: number, to: number): Code {
  if (code.op === 'slot' && code.slot === from) return { ...code, slot: to }
  return code.op === 'round' ? { ...code, of: readingFrom(code.of, from, to) } : code
}
