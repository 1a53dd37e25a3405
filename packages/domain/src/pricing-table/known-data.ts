import type { RatingInput } from '../rating/rating-program.ts'

/** What a product asks for, as the rating engine reads it: the names a column can be mapped to. */
export type KnownData = RatingInput

export const optionsOf = (data: KnownData): readonly string[] => (data.kind === 'choice' ? data.options : [])

/** The decimals answers come with; whether a band ends at 65 or just below 66 depends on them. */
export const decimalsOf = (data: KnownData | undefined): number => (data?.kind === 'number' ? data.decimals : 0)
