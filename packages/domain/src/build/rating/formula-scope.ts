import type { Code } from './code.ts'
import type { Combine } from './compiled-program.ts'
import type { Formula } from './formula-parse.ts'
import type { Span } from './formula-tokens.ts'
import type { NumberCode } from './number-code.ts'

/** A formula that was found to make sense. */
export type Checked =
  | NumberCode
  /** An open text may be any, so that two unknown ones cannot be told apart. */
  | { readonly kind: 'text'; readonly code: Code; readonly isOpen: boolean; readonly options?: readonly string[] }
  | { readonly kind: 'yes-no'; readonly code: Code }
  | { readonly kind: 'date'; readonly code: Code }

/** An answer or a step's result that formulas may name; its code reads the slot. */
export type Datum = Checked & { readonly slot: number; readonly group: string | null; readonly unit?: string }

export interface GroupDatum {
  readonly countSlot: number
  readonly min: number
  readonly max: number
}

/** All that a collect table finds or a buyer ticks, to be asked something of: how many, their sum, whether one is among them. */
export interface ListDatum {
  readonly kind: 'number' | 'text'
  /** All that can be in it, where that is known. */
  readonly options?: readonly string[]
  /** A value as it stands in the list; NaN where none can. */
  readonly unitsOf: (written: string) => number
  readonly take: (combine: Combine, wanted?: number) => Checked
}

/** What the formula at hand may name. */
export interface Scope {
  /** Keyed by `name`, or by `group.name` for what every item has. */
  readonly data: ReadonlyMap<string, Datum>
  readonly groups: ReadonlyMap<string, GroupDatum>
  /** Named as data is. */
  readonly lists: ReadonlyMap<string, ListDatum>
  /** Results of steps that are wrong themselves. */
  /** What a step below makes, by name, with the number of the step. */
  readonly later: ReadonlyMap<string, number>
  readonly broken: ReadonlySet<string>
  /** The group whose items the step runs over. */
  readonly per: string | null
  /** The text's number in the program's list. */
  readonly codeOfText: (text: string) => number
  /** Told where something can be worked out, but not for all that the data may be: nobody may be sold it. */
  readonly stop: (message: string, span: Span) => void
  /** The known name that was probably meant. */
  readonly suggest: (written: string, known: Iterable<string>) => string | undefined
}

export const kindWords = {
  number: 'a number',
  text: 'a text',
  'yes-no': 'a yes/no value',
  date: 'a date',
} as const satisfies Record<Checked['kind'], string>

/** Translates formulas within one scope; what it cannot make sense of it throws as a FormulaError. */
export interface Checker {
  readonly scope: Scope
  /** Inside SUM, MIN, MAX or COUNTIF: the group whose items are gone through. */
  readonly over: string | null
  /** Inside a result of IF: its condition may keep out what the bounds let in. */
  readonly isGuarded: boolean
  any(formula: Formula): Checked
  number(formula: Formula): NumberCode
  nonZero(formula: Formula): NumberCode
  condition(formula: Formula): Code
  date(formula: Formula): Code
  goingOver(group: string): Checker
  guarded(): Checker
}

export type Call = Formula & { readonly kind: 'call' }

export type Translate = (checker: Checker, call: Call, values: readonly [Formula, ...Formula[]]) => Checked
