import type { RatingTable } from '../rating/rating-table.ts'

export const pricingTableKinds = ['pricing', 'underwriting'] as const

/** A superseded version keeps what was sold by it explainable. */
export const pricingTableStates = ['draft', 'active', 'superseded'] as const

/** The columns of a table and how a row is found, without the rows. */
export type TableShape = Omit<RatingTable, 'name' | 'editions'>
