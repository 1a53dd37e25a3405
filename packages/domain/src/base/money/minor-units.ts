import { z } from 'zod'

/** A whole number of pence or cents: an amount is never a fraction of what can be paid. */
export const minorUnits = z.int().min(0).max(1_000_000_000_000)
