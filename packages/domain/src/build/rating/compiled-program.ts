import type { Code } from './code.ts'
import type { RoundingMode } from './decimal.ts'
import type { HitPolicy } from './rating-table.ts'
import type { TableIndex } from './table-index.ts'

/** A program ready to quote from: plain data and typed arrays, the same bytes wherever it was made. */
export interface CompiledProgram {
  /** The content hash of the program it was made from. */
  readonly hash: string
  readonly name: string
  readonly currency: string
  readonly currencyDecimals: number
  /** Every text that tables and formulas know; a text is its position here. */
  readonly texts: readonly string[]
  readonly slots: number
  readonly startSlot: number
  readonly inputs: readonly CompiledInput[]
  readonly groups: readonly CompiledGroup[]
  readonly tables: readonly CompiledTable[]
  /** Steps and rules in the order they run. */
  readonly steps: readonly CompiledStep[]
  readonly money: CompiledMoney
}

export type CompiledInput = {
  readonly name: string
  readonly slot: number
  /** Read off the list of this name: whether a value is in it, or how many are. */
  readonly ticked?: { readonly of: string; readonly value?: string }
} & (
  | {
      readonly kind: 'number'
      readonly scale: number
      /** In units. */
      readonly min: number
      readonly max: number
      readonly default?: string
    }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly default?: string }
  | { readonly kind: 'text'; readonly default?: string }
  | { readonly kind: 'yes-no'; readonly default?: boolean }
  | { readonly kind: 'date'; readonly default?: string }
)

export interface CompiledGroup {
  readonly name: string
  readonly min: number
  readonly max: number
  readonly countSlot: number
  readonly inputs: readonly CompiledInput[]
}

export interface CompiledTable {
  readonly name: string
  readonly hitPolicy: HitPolicy
  readonly beyond: 'stop' | 'hold'
  /** The dimension that an `interpolate` table's points lie on, or -1. */
  readonly curve: number
  readonly editions: readonly CompiledEdition[]
}

export interface CompiledEdition {
  /** Day numbers, both included; null is open. */
  readonly from: number | null
  readonly to: number | null
  readonly index: TableIndex
  /** For each output, its units or text numbers by row. */
  readonly outputs: readonly Float64Array[]
  /** For `interpolate`: the index finds a curve; curve n has the points from `starts[n]` to `starts[n + 1]`. */
  readonly starts: Int32Array
  readonly points: Float64Array
  readonly rows: Int32Array
}

/** Where a table's dimension reads its value, and by what to multiply it to be at the table's scale. */
export interface KeySource {
  readonly slot: number
  readonly each: boolean
  readonly times: number
}

export type ValueKind = 'number' | 'text' | 'yes-no' | 'date'

export type CompiledStep =
  | {
      readonly kind: 'lookup'
      readonly table: number
      /** Position in `groups`, or -1. */
      readonly group: number
      readonly keys: readonly KeySource[]
      readonly combine: Combine | null
      /** Whether a collect table that finds no row stops the quote; programs compiled before it was asked do unless they add up. */
      readonly stops?: boolean
      readonly outputs: readonly CompiledOutput[]
      readonly premiumSlot: number
    }
  | {
      readonly kind: 'value'
      /** What sort of step the user made: `formula`, `discount`, `tax`… */
      readonly origin: string
      /** Whether the trace tells of it. */
      readonly isShown: boolean
      readonly name: string
      readonly group: number
      readonly slot: number
      readonly code: Code
      readonly value: ValueKind
      /** What the trace shows: the value, to eight decimals at most. */
      readonly shown: Code
      readonly shownScale: number
      readonly formula: string | null
      readonly rounding: CompiledRounding | null
      readonly premiumSlot: number
    }
  | {
      readonly kind: 'rule'
      readonly name: string
      readonly position: number
      readonly group: number
      readonly when: Code
      readonly outcome: 'refer' | 'decline'
      readonly reason: string
    }
  | {
      readonly kind: 'rule-table'
      readonly name: string
      readonly position: number
      readonly group: number
      readonly table: number
      readonly keys: readonly KeySource[]
      readonly outcomeColumn: number
      readonly reasonColumn: number
    }

/** What the numbers of a collect table become. */
export type Combine = 'sum' | 'min' | 'max' | 'count' | 'has'

export interface CompiledOutput {
  /** Where it differs from the step's: what a formula asks of a list. */
  readonly combine?: Combine
  /** For `has`: the text's number, or the number's units. */
  readonly wanted?: number
  readonly name: string
  readonly column: number
  readonly slot: number
  readonly scale: number
  readonly value: 'number' | 'text'
  readonly unit?: string
}

/** For the trace: what the value was before its last rounding, to eight decimals at most. */
export interface CompiledRounding {
  readonly of: Code
  readonly scale: number
  readonly decimals: number
  readonly mode: RoundingMode
}

/** Where the parts of the premium are, in the currency's smallest unit. */
export interface CompiledMoney {
  readonly premiumSlot: number
  readonly grossSlot: number
  readonly commissions: readonly number[]
  readonly fees: readonly number[]
  readonly taxes: readonly { readonly name: string; readonly slot: number }[]
  readonly instalments: readonly { readonly name: string; readonly count: number; readonly slot: number }[]
}
