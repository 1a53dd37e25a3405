import type { RatingInput } from '../rating/rating-program.ts'
import type { Field } from './mapping.ts'

/**
 * What a product asks for, as the rating engine reads it: the names a column can be mapped to. What another table or a
 * step works out is one too, but no heading is taken for it where it may as well be a result of its own.
 */
export type KnownData = RatingInput & {
  readonly isWorkedOut?: boolean | undefined
  /** What it is called where it is asked, in every language of the product. */
  readonly titles?: readonly string[] | undefined
}

/** The ends of numbers that are worked out: nobody said any, and none is ever met. */
export const endless = { min: '-1000000000', max: '1000000000' } as const

export const askedOf = (known: readonly KnownData[]) => known.filter(({ isWorkedOut }) => !isWorkedOut)

export const optionsOf = (data: KnownData): readonly string[] => (data.kind === 'choice' ? data.options : [])

/** The decimals answers come with; whether a band ends at 65 or just below 66 depends on them. */
export const decimalsOf = (data: KnownData | undefined): number => (data?.kind === 'number' ? data.decimals : 0)

/** What a column must hold to be looked up by the data: numbers that are codes of a choice are texts to it. */
export function cellsFor(data: KnownData | undefined, cells: Field['cells']): Field['cells'] {
  if (data?.kind === 'choice' || data?.kind === 'text') return 'text'
  if (data?.kind === 'yes-no') return 'yes-no'
  if (data?.kind === 'date') return 'date-range'
  if (data?.kind === 'number')
    return cells === 'text' || cells === 'date-range' || cells === 'yes-no' ? 'number' : cells
  return cells
}
