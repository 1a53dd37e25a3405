import type { Frame } from './frame.ts'
import type { LiveLookup } from './run-lookup.ts'
import type { Run } from './run-number.ts'
import { double } from './typed-read.ts'

/** A lookup or formula outside any group, and the number of its step. */
export type Single =
  | { readonly kind: 'lookup'; readonly step: number; readonly live: LiveLookup }
  | { readonly kind: 'value'; readonly step: number; readonly slot: number; readonly run: Run }

/** Steps of one kind that follow one another are run by one loop: a call for each would cost as much as its work. */
export function batchOf(singles: readonly Single[], frame: Frame): () => void {
  const lookups = singles.filter((single) => single.kind === 'lookup')
  const formulas = singles.filter((single) => single.kind === 'value')
  return lookups.length > 0 ? lookupBatch(lookups, frame) : valueBatch(formulas, frame)
}

function lookupBatch(batch: readonly (Single & { kind: 'lookup' })[], frame: Frame) {
  const { values } = frame
  return () => {
    for (let at = 0; at < batch.length; at++) {
      const { step, live } = batch[at] as (typeof batch)[number]
      frame.step = step
      const row = live.find(0)
      if (row < 0) live.fail(row)
      live.found[0] = row
      const { results } = live
      for (let output = 0; output < results.length; output++) {
        const { slot, from } = results[output] as (typeof results)[number]
        values[slot] = double(from, row)
      }
    }
  }
}

function valueBatch(batch: readonly (Single & { kind: 'value' })[], frame: Frame) {
  const { values } = frame
  return () => {
    for (let at = 0; at < batch.length; at++) {
      const { step, slot, run } = batch[at] as (typeof batch)[number]
      frame.step = step
      // Adding 0 makes a plain zero of the -0 that doubles have.
      values[slot] = run(0) + 0
    }
  }
}
