import { addMonths } from '../../base/day/day.ts'

export interface Instalment {
  /** From 1. */
  readonly number: number
  readonly dueOn: string
  readonly amountMinor: number
}

/** One a month from the first day of cover; the first takes what does not divide evenly. */
export const scheduleOf = (
  coverStart: string,
  { count, firstMinor, eachMinor }: { readonly count: number; readonly firstMinor: number; readonly eachMinor: number },
): Instalment[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    dueOn: addMonths(coverStart, index),
    amountMinor: index === 0 ? firstMinor : eachMinor,
  }))
