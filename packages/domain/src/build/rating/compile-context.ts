import { type Code, isBig } from './code.ts'
import type { CompiledGroup, CompiledInput, CompiledStep } from './compiled-program.ts'
import { FormulaChecker, stepIsBroken, stepIsLater } from './formula-check.ts'
import { type Formula, parseFormula } from './formula-parse.ts'
import type { Checked, Datum, GroupDatum, ListDatum, Scope } from './formula-scope.ts'
import { FormulaError, type Span } from './formula-tokens.ts'
import { workOf } from './formula-work.ts'
import { nearestName } from './nearest-name.ts'
import type { Place, Problem } from './problem.ts'
import { ratingLimits } from './rating-limits.ts'

/** What is known while a program is compiled: names, slots, texts, and the problems found on the way. */
export class CompileContext {
  readonly problems: Problem[] = []
  readonly data = new Map<string, Datum>()
  readonly groups = new Map<string, GroupDatum>()
  readonly lists = new Map<string, ListDatum>()
  /** Lookups whose quote is referred where no row applies: where their count stands. */
  readonly referrals: { readonly table: string; readonly slot: number; readonly per: string | null }[] = []
  readonly texts = new Map<string, number>()
  readonly compiledInputs: CompiledInput[] = []
  readonly compiledGroups: CompiledGroup[] = []
  readonly steps: CompiledStep[] = []
  readonly currencyDecimals: number
  slots = 0
  /** The step or rule at hand. */
  position: number | undefined = undefined
  /** What a step was to give, had it been right: naming it is no mistake of its own. */
  readonly broken = new Set<string>()
  /** What steps make, by name, with the number of the step. */
  readonly later = new Map<string, number>()

  constructor(currencyDecimals: number) {
    this.currencyDecimals = currencyDecimals
  }

  readonly codeOfText = (text: string): number => {
    const known = this.texts.get(text)
    if (known !== undefined) return known
    this.texts.set(text, this.texts.size)
    return this.texts.size - 1
  }

  private readonly effort = { left: ratingLimits.comparedLetters }

  readonly suggest = (written: string, known: Iterable<string>): string | undefined =>
    nearestName(written, known, this.effort)

  error(message: string, place: Place, suggestion?: string) {
    this.problems.push({
      severity: 'error',
      message,
      place: this.positioned(place),
      ...(suggestion !== undefined && { suggestion }),
    })
  }

  warn(message: string, place: Place) {
    this.problems.push({ severity: 'warning', message, place: this.positioned(place) })
  }

  /** A price can be worked out, but nobody may be sold it. */
  stop(message: string, place: Place) {
    this.problems.push({ severity: 'warning', stopsPublishing: true, message, place: this.positioned(place) })
  }

  /** A formula of a field is checked for itself and again within what is made of it. */
  private stopOnce(message: string, place: Place) {
    const { step, rule, from, to } = place
    const isTold = this.problems.some(
      (told) =>
        told.message === message &&
        told.place.position === this.position &&
        told.place.step === step &&
        told.place.rule === rule &&
        told.place.from === from &&
        told.place.to === to,
    )
    if (!isTold) this.stop(message, place)
  }

  private positioned(place: Place): Place {
    return this.position === undefined ? place : { ...place, position: this.position }
  }

  /** For what may be wrong in every row of a large table: the first fifty are enough to see the pattern. */
  reporter(place: Place): (message: string, where: Place, suggestion?: string) => void {
    let count = 0
    return (message, where, suggestion) => {
      if (++count <= 50) this.error(message, { ...place, ...where }, suggestion)
    }
  }

  private operations = 0

  /** Adds to what a quote takes; that it is too much is told once, at the step or table that makes it so. */
  spend(operations: number, place: Place) {
    const wasWithin = this.isWithin
    this.operations += operations
    const most = ratingLimits.operations.toLocaleString('en-GB')
    if (wasWithin && !this.isWithin)
      this.error(`By here a price takes more than ${most} operations; write it more simply.`, place)
  }

  /** Beyond, formulas may be too long to be looked at again. */
  get isWithin(): boolean {
    return this.operations <= ratingLimits.operations
  }

  /** What a formula takes that runs once, or for every item of `per`. */
  spendOn(code: Code, per: string | null, place: Place) {
    const { near, exact } = workOf(code, this.itemsIn)
    this.spend((isBig(code) ? near + exact : near) * (this.groups.get(per ?? '')?.max ?? 1), place)
  }

  private readonly itemsIn = (countSlot: number): number => {
    for (const group of this.groups.values()) if (group.countSlot === countSlot) return group.max
    return 1
  }

  get hasErrors(): boolean {
    return this.problems.some(({ severity }) => severity === 'error')
  }

  allot(group: string | null): number {
    const slot = this.slots
    this.slots += group === null ? 1 : (this.groups.get(group)?.max ?? 1)
    return slot
  }

  groupNumber(group: string | null | undefined): number {
    return this.compiledGroups.findIndex(({ name }) => name === group)
  }

  scope(per: string | null = null): Scope {
    const { data, groups, lists, broken, later, codeOfText, suggest } = this
    const stop = (message: string, span: Span) => this.doubts.push({ message, span })
    return { data, groups, lists, broken, later, per, codeOfText, suggest, stop }
  }

  checker(per: string | null = null): FormulaChecker {
    return new FormulaChecker(this.scope(per))
  }

  /** Gives `name` a slot of its own. A second thing of the same name would make formulas ambiguous. */
  define(name: string, group: string | null, checked: Checked, place: Place, unit?: string): Datum {
    const slot = this.allot(group)
    const full = this.fullName(name, group, place)
    const datum = { ...slotOf(checked, slot, group), ...(unit !== undefined && { unit }) }
    this.data.set(full, datum)
    return datum
  }

  /** A name that is to be given, as it is known everywhere. */
  fullName(name: string, group: string | null, place: Place): string {
    const full = group === null ? name : `${group}.${name}`
    const isKnown = (each: string) => this.data.has(each) || this.lists.has(each)
    const isShadowing =
      group === null ? [...this.groups.keys()].some((each) => isKnown(`${each}.${name}`)) : isKnown(name)
    if (isKnown(full) || this.groups.has(full) || isShadowing)
      this.error(`There is already something called ${name}.`, place)
    return full
  }

  /** A name that a step refers to, seen from the items of `per`. */
  named(name: string, per: string | null, place: Place): Datum | undefined {
    const own = per === null ? undefined : this.data.get(`${per}.${name}`)
    const datum = own ?? this.data.get(name)
    if (!datum) {
      const known = [...this.data.keys()].map((each) =>
        per !== null && each.startsWith(`${per}.`) ? each.slice(per.length + 1) : each,
      )
      const step = this.later.get(name)
      if (this.lists.has(per === null ? name : `${per}.${name}`) || this.lists.has(name))
        this.error(`${name} is a list of several: a single value is needed here.`, place)
      else if (this.broken.has(name)) this.error(stepIsBroken(name), place)
      else if (step !== undefined) this.error(stepIsLater(name, step), place)
      else this.error(`There is no ${name}.`, place, this.suggest(name, known))
    }
    return datum
  }

  private characters = 0

  /** Parses a formula; what is wrong with it becomes a problem at its place. */
  parse(source: string, place: Place): Formula | undefined {
    const most = ratingLimits.formulas
    const wasWithin = this.characters <= most
    this.characters += source.length
    if (this.characters > most) {
      const limit = most.toLocaleString('en-GB')
      if (wasWithin) this.error(`By here the formulas have more than ${limit} characters together.`, place)
      return undefined
    }
    return this.attempt(() => parseFormula(source), place)
  }

  private doubts: { readonly message: string; readonly span: Span }[] = []

  attempt<T>(work: () => T, place: Place): T | undefined {
    this.doubts = []
    try {
      const made = work()
      for (const { message, span } of this.doubts) this.stopOnce(message, { ...place, ...span })
      return made
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error
      this.error(error.message, { ...place, ...error.span }, error.suggestion)
      return undefined
    }
  }
}

/** What a checked value is once it stands in a slot. */
export function slotOf(checked: Checked, slot: number, group: string | null): Datum {
  // What is the same in every quote, as a tax rate may be, needs no reading.
  if (checked.kind === 'number' && checked.constant !== undefined) return { ...checked, slot, group }
  const code = { op: 'slot', slot, each: group !== null, isBig: isBig(checked.code) } as const
  if (checked.kind !== 'number') return { ...checked, code, slot, group }
  const { kind, scale, low, high, error } = checked
  return { kind, code, scale, low, high, error, slot, group }
}
