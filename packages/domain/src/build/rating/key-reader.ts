import type { ValueNumbers } from './key-index.ts'
import { double, int } from './typed-read.ts'

/** An exact column while it is looked up: where its value is, and what number the value has. */
export interface Coded {
  readonly slot: number
  /** 1 where every item has its own value. */
  readonly step: number
  readonly times: number
  readonly stride: number
  /** The number of all values that the column does not list. */
  readonly other: number
  readonly numbers: ValueNumbers | null
  /** Where the values lie too far apart for a window. */
  readonly position: ((value: number) => number) | null
}

type Run = (item: number) => number

/** Three columns or fewer, all of them with a window: what nearly every table has. The rest stands for a column of none. */
export function threeWindows(columns: readonly Coded[]): readonly [Window, Window, Window] | null {
  if (columns.length > 3 || columns.some(({ numbers }) => numbers === null)) return null
  const [first = noColumn, second = noColumn, third = noColumn] = columns.map(windowOf)
  return [first, second, third]
}

export type Window = ReturnType<typeof windowOf>

function windowOf({ slot, step, times, stride, other, numbers }: Coded) {
  const { base, window } = numbers ?? { base: 0, window: new Int32Array() }
  return { slot, step, times, stride, other, base, window, length: window.length }
}

/** The key of any columns. */
export function keyReader(columns: readonly Coded[], values: Float64Array): Run {
  const windows = columns.map((column) => ({ ...windowOf(column), position: column.position }))
  return (item) => {
    let key = 0
    for (const { slot, step, times, stride, other, base, window, length, position } of windows) {
      const value = double(values, slot + step * item) * times
      const at = position ? position(value) : value - base
      if (position) key += (at < 0 ? other : at) * stride
      else key += (at >= 0 && at < length ? int(window, at) : other) * stride
    }
    return key
  }
}

const noColumn: Window = {
  slot: 0,
  step: 0,
  times: 1,
  stride: 0,
  other: 0,
  base: 0,
  window: new Int32Array(),
  length: 0,
}
