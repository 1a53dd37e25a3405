import { dayNumber, isoDate } from '../rating/day-number.ts'

interface ActiveVersion {
  readonly id: string
  readonly effectiveFrom: string | null
  readonly effectiveTo: string | null
}

export interface Activation {
  /** Versions whose days are all taken over. */
  readonly superseded: readonly string[]
  /** Versions that end the day before. */
  readonly shortened: readonly { readonly id: string; readonly effectiveTo: string }[]
}

/**
 * What becomes of the active versions when another holds from a day on, for good; null is from the beginning. Cover
 * that starts before that day keeps the rates it had.
 */
export function planActivation(active: readonly ActiveVersion[], from: string | null): Activation {
  if (from === null) return { superseded: active.map(({ id }) => id), shortened: [] }
  const lastDay = isoDate(dayNumber(from) - 1)
  return {
    superseded: active
      .filter(({ effectiveFrom }) => effectiveFrom !== null && effectiveFrom >= from)
      .map(({ id }) => id),
    shortened: active
      .filter(
        ({ effectiveFrom, effectiveTo }) =>
          (effectiveFrom === null || effectiveFrom < from) && (effectiveTo === null || effectiveTo >= from),
      )
      .map(({ id }) => ({ id, effectiveTo: lastDay })),
  }
}
