import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'

/** A table that can decide: it collects, and has the texts `outcome` and `reason`. */
export const isRuleTable = ({ hitPolicy, outputs }: Pick<RatingTable, 'hitPolicy' | 'outputs'>): boolean =>
  hitPolicy === 'collect' &&
  ['outcome', 'reason'].every((wanted) => outputs.some(({ name, kind }) => name === wanted && kind === 'text'))
