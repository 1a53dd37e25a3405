import type { RunFunction } from './code.ts'

/** Where one quote is worked out: the engine keeps one and fills it anew, as a quote never waits for anything. */
export interface Frame {
  /** Every answer and result at its slot; of a big number, the double nearest to it. */
  readonly values: Float64Array
  /** The exact value of a big number, once something asked for it. */
  readonly exact: Map<number, bigint>
  /** How to work out the exact value of a slot's big number; for an item, from the item's position. */
  readonly exactly: Map<number, (item: number) => bigint>
  readonly runFunction: RunFunction | undefined
  /** The step at work, for the place of what goes wrong. */
  step: number
}

export const newFrame = (slots: number, runFunction?: RunFunction): Frame => ({
  runFunction,
  values: new Float64Array(slots),
  exact: new Map(),
  exactly: new Map(),
  step: 0,
})
