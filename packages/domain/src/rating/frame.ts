/** Where one quote is worked out: the engine keeps one and fills it anew, as a quote never waits for anything. */
export interface Frame {
  /** Every answer and result at its slot; of a big number, the double nearest to it. */
  readonly values: Float64Array
  /** The exact value of a big number, once something asked for it. */
  readonly exact: (bigint | undefined)[]
  /** How to work out the exact value of a slot's big number; for an item, from the item's position. */
  readonly exactly: Map<number, (item: number) => bigint>
}

export const newFrame = (slots: number): Frame => ({
  values: new Float64Array(slots),
  exact: Array.from({ length: slots }, () => undefined),
  exactly: new Map(),
})
