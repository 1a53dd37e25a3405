import { queries } from '../../../core/wire/queries.ts'

/** The live stream refreshes whatever begins with `company`. */
export const accountQuery = queries.company.getAccount({})
