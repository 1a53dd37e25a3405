import type { RoundingMode } from './decimal.ts'
import type { ExactFunction } from './exact-functions.ts'
import type { Comparison } from './formula-parse.ts'

/**
 * A checked formula: what the compiler writes and the engine runs. Every number is a whole number of units at a scale
 * the compiler knows. A node with `isBig` may exceed what a double holds exactly: it is evaluated as a double near the
 * true value and, only where that double is too close to call (within `error`), again as an exact bigint.
 * Yes/no is 1 or 0, a text is its number in the program's list of texts, a date its day number.
 */
export type Code =
  | { readonly op: 'constant'; readonly value: number }
  | { readonly op: 'big-constant'; readonly digits: string }
  /** With `each`, the value of the item in hand. */
  | { readonly op: 'slot'; readonly slot: number; readonly each: boolean; readonly isBig: boolean }
  | { readonly op: 'negative' | 'absolute'; readonly of: Code; readonly isBig: boolean }
  | {
      readonly op: 'add' | 'subtract' | 'multiply' | 'smaller' | 'larger'
      readonly left: Code
      readonly right: Code
      readonly isBig: boolean
    }
  | { readonly op: 'if'; readonly when: Code; readonly yes: Code; readonly no: Code; readonly isBig: boolean }
  | {
      readonly op: 'compare'
      readonly how: Comparison
      readonly left: Code
      readonly right: Code
      /** Set when one side is big: how near two doubles may be before the exact values decide. */
      readonly error?: number
    }
  | { readonly op: 'and' | 'or'; readonly parts: readonly Code[] }
  | { readonly op: 'not'; readonly of: Code }
  /** Units divided by the constant `by`, rounded once; `error` is that of the quotient when `of` is big. */
  | {
      readonly op: 'round'
      readonly of: Code
      readonly by: string
      readonly mode: RoundingMode
      readonly error?: number
      readonly isBig: boolean
    }
  /** left × times ÷ right, rounded once; `fits` when left × times stays exact in a double. */
  | {
      readonly op: 'divide'
      readonly left: Code
      readonly times: string
      readonly right: Code
      readonly mode: RoundingMode
      readonly fits: boolean
      readonly isBig: boolean
      readonly from: number
      readonly to: number
    }
  | {
      readonly op: 'total' | 'lowest' | 'highest'
      readonly countSlot: number
      readonly of: Code
      /** What the lowest or highest starts from; without it, a group with no items has neither. */
      readonly start?: Code
      readonly isBig: boolean
      readonly from: number
      readonly to: number
    }
  | { readonly op: 'count-if'; readonly countSlot: number; readonly of: Code }
  | { readonly op: 'years'; readonly start: Code; readonly end: Code }
  /** EXP, LN, SQRT and POWER: of a number at `scale`, by another at `byScale`, rounded once to `decimals`. */
  | {
      readonly op: 'apply'
      readonly name: ExactFunction
      readonly of: Code
      readonly scale: number
      readonly by: Code
      readonly byScale: number
      readonly decimals: number
      readonly mode: RoundingMode
      readonly isBig: boolean
      readonly from: number
      readonly to: number
    }
  /** Before the first dated rate there is none. */
  | { readonly op: 'no-rate' }

type Exact = (item: number) => bigint
/** Makes a function that has no end in decimals of what it is taken of. */
export type RunFunction = (code: Code & { readonly op: 'apply' }, of: Exact, by: Exact) => Exact

/** What can be big; what cannot is a number that a double holds, or no number. */
export type BigCode = Extract<Code, { readonly isBig: boolean } | { readonly op: 'big-constant' }>

export const isBig = (code: Code): code is BigCode => code.op === 'big-constant' || ('isBig' in code && code.isBig)
