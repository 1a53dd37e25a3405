import type { Dimension } from '../rating/rating-table.ts'
import type { KnownData } from './known-data.ts'
import { readConditionText, valuesTyped } from './table-text.ts'

/** What a typed text may mean: asked before it is kept, for a row that was meant for two codes would never apply. */
export interface CellQuestion {
  readonly question: string
  /** The values it stands for, each for a row of its own; none where it is no list of values. */
  readonly each: readonly string[]
  /** `other` may be any value that no other row names. */
  readonly mayBeAny: boolean
  readonly mayBeWritten: boolean
}

/** Nothing where the text can be read in one way, or in none. */
export function questionOf(text: string, dimension: Dimension, data: KnownData | undefined): CellQuestion | undefined {
  const read = readConditionText(text, dimension, data)
  if (read.is === 'value') return undefined
  const each = valuesTyped(text, dimension, data)
  if (read.trouble.code !== 'open-question' && each.length === 0) return undefined
  return {
    question: read.trouble.message,
    each,
    mayBeAny: read.trouble.fix === '*',
    mayBeWritten: readConditionText(text, dimension, data, true).is === 'value',
  }
}
